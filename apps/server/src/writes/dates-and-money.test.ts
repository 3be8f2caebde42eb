// @module-tag database
import { describe, expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-14T16:00:00Z');

const add = async (path: string, payload: object) => {
  const response = await server.asStaff({ method: 'POST', url: path, payload });
  return Object.values(response.json())[0] as Record<string, unknown>;
};
const give = (amount: unknown, date?: string) => add('/api/add-donation', { email: 'a@example.org', amount, date });
const totals = async () => {
  const response = await server.asStaff({ method: 'GET', url: '/api/total-amount' });
  const {
    total_amount_current_date: day,
    total_amount_current_month: month,
    total_amount_current_year: year,
  } = response.json();
  return [day, month, year];
};

describe('months', () => {
  const months = async () => {
    const response = await server.asStaff({ method: 'GET', url: '/api/total-amount-by-month' });
    return response.json().months as { month: string; total_amount: number }[];
  };

  test('are for staff only', async () => {
    expect((await server.server.inject('/api/total-amount-by-month')).statusCode).toBe(401);
  });

  test('are the last twelve, with zero for empty ones, exact to the cent', async () => {
    await give(0.1, '2026-03-31');
    await give(0.2, '2026-03-01');
    await give(40, '2025-04-01');
    await give(1000, '2025-03-31');
    const sums = await months();
    expect(sums.map(({ month }) => month)).toEqual([
      ...['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09'],
      ...['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
    ]);
    expect(sums.filter(({ total_amount }) => total_amount !== 0)).toEqual([
      { month: '2025-04', total_amount: 40 },
      { month: '2026-03', total_amount: 0.3 },
    ]);
  });

  test('end with the current month in Georgia, and exclude deleted donations', async () => {
    server.setNow('2026-01-01T04:50:00Z');
    const { id } = await give(5);
    expect((await months()).at(-1)).toEqual({ month: '2025-12', total_amount: 5 });
    await server.asStaff({ method: 'DELETE', url: `/api/delete-single-donation/${id}` });
    expect((await months()).at(-1)).toEqual({ month: '2025-12', total_amount: 0 });
  });

  test('are in the response of the totals, so that a screen with both makes one call', async () => {
    await give(1, '2026-03-14');
    await give(10, '2026-03-01');
    const response = await server.asStaff({ method: 'GET', url: '/api/total-amount-by-month' });
    const alone = await server.asStaff({ method: 'GET', url: '/api/total-amount' });
    expect(response.json().totals).toEqual(alone.json());
  });
});

describe('totals', () => {
  test('are for staff only', async () => {
    expect((await server.server.inject('/api/total-amount')).statusCode).toBe(401);
  });

  test('are zero before the first donation', async () => {
    expect(await totals()).toEqual([0, 0, 0]);
  });

  test('are exact to the cent', async () => {
    await give(0.1);
    await give('0.2');
    expect(await totals()).toEqual([0.3, 0.3, 0.3]);
    for (let count = 0; count < 10; count += 1) await give(1.01);
    expect(await totals()).toEqual([10.4, 10.4, 10.4]);
    await give('$1,000,000,000');
    await give('999,999,999.99');
    expect((await totals())[0]).toBe(2000000010.39);
  });

  test('count a donation by its day, its month and its year', async () => {
    await give(1, '2026-03-14');
    await give(10, '2026-03-01');
    await give(100, '2026-01-31');
    await give(1000, '2025-03-14');
    expect(await totals()).toEqual([1, 11, 111]);
  });

  test('know that it is still last year in Georgia when it is January in Greenwich', async () => {
    server.setNow('2026-01-01T04:50:00Z');
    const { date } = await give(5);
    expect(date).toBe('2025-12-31');
    await give(7, '2026-01-01');
    expect(await totals()).toEqual([5, 5, 5]);
    server.setNow('2026-01-01T05:00:00Z');
    expect(await totals()).toEqual([7, 7, 7]);
  });

  test('exclude deleted donations and follow changes', async () => {
    const { id } = await give(5);
    const other = await give(3);
    await server.asStaff({ method: 'DELETE', url: `/api/delete-single-donation/${id}` });
    await server.asStaff({
      method: 'PUT',
      url: `/api/update-single-donation/${other.id}`,
      payload: { amount: '4.50', date: '' },
    });
    expect(await totals()).toEqual([4.5, 4.5, 4.5]);
  });
});

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
