import { describe, expect, test } from 'vitest';
import { serverForAllTests } from '../testing/test-server.ts';

const server = serverForAllTests('2026-03-14T16:00:00Z');

const add = async (path: string, payload: object) => {
  const response = await server.asStaff({ method: 'POST', url: path, payload });
  return Object.values(response.json())[0] as Record<string, unknown>;
};
test.each(['0', '-5', '1.005', 'ten', '1e3', '', '5000000000', null, true])('%j is not an amount', async (amount) => {
  const payload = { email: 'a@example.org', amount };
  const response = await server.asStaff({ method: 'POST', url: '/api/add-donation', payload });
  expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['amount']]);
});

describe('moments', () => {
  test.each([
    ['2026-03-14T18:30', '2026-03-14T22:30:00Z', 'wall time in Georgia, summer time'],
    ['2026-01-14T18:30', '2026-01-14T23:30:00Z', 'wall time in Georgia, winter time'],
    ['2026-01-14 18:30', '2026-01-14T23:30:00Z', 'a space between day and time'],
    ['2026-03-14T18:30:15.987Z', '2026-03-14T18:30:15Z', 'a moment in UTC'],
    ['2026-03-14T18:30:00+03:00', '2026-03-14T15:30:00Z', 'a moment in Nairobi'],
    ['2026-03-14', '2026-03-14T04:00:00Z', 'a day alone is its first minute'],
    ['2026-03-08T02:30', '2026-03-08T07:30:00Z', 'a wall time that the clock change skips'],
    ['2026-11-01T01:30', '2026-11-01T05:30:00Z', 'a wall time that comes twice is the first'],
    ['', null, 'nothing'],
  ] as [typed: string, stored: string | null, why: string][])('%s is %s: %s', async (typed, stored) => {
    expect((await add('/api/add-event', { title: 'A', date: typed })).date).toBe(stored);
  });

  test.each(['2026-02-30', '2026-13-01T10:00', 'tomorrow', '0000-01-01', '9999-12-31T23:59', 5])(
    '%s is refused',
    async (date) => {
      const response = await server.asStaff({ method: 'POST', url: '/api/add-event', payload: { title: 'A', date } });
      expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['date']]);
    },
  );
});

test('an event that ends before it begins is refused, also if only its end is sent', async () => {
  const payload = { title: 'Upside down', date: '2026-03-10T10:00', end_date: '2026-03-10T09:00' };
  const refused = await server.asStaff({ method: 'POST', url: '/api/add-event', payload });
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    400,
    { end_date: 'The end can’t be before the start.' },
  ]);
  const { id } = await add('/api/add-event', { title: 'Upright', date: payload.date });
  const { end_date } = payload;
  const change = { method: 'POST', url: `/api/update-single-event/${id}`, payload: { end_date } } as const;
  expect((await server.asStaff(change)).statusCode).toBe(400);
});

describe('days', () => {
  test.each([
    ['2026-03-14', '2026-03-14'],
    ['2026-03-14T23:59', '2026-03-14'],
    ['2026-03-15T03:00:00Z', '2026-03-14'],
    ['2026-03-15T04:00:00Z', '2026-03-15'],
    ['', null],
  ])('%s is %s', async (typed, stored) => {
    expect((await add('/api/add-story', { title: 'A', date: typed })).date).toBe(stored);
  });
});
