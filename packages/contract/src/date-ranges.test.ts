import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayRange, withCentury } from './date-ranges.ts';
import { entities } from './entities.ts';
import { resources } from './resources.ts';
import { formSchema } from './schemas.ts';

describe('a year of two digits', () => {
  const today = '2026-11-29';
  test.each([
    ['past', '0026-11-29', '2026-11-29'],
    ['past', '0026-11-30', '1926-11-30'],
    ['past', '0098-05-01', '1998-05-01'],
    ['plan', '0027-05-01T18:30', '2027-05-01T18:30'],
    ['plan', '0036-05-01', '2036-05-01'],
    ['history', '0068-04-04', '1968-04-04'],
    ['history', '0001-01-01', '2001-01-01'],
    ['history', '0000-01-01', '0000-01-01'],
    ['history', '1968-04-04', '1968-04-04'],
    ['history', '0268-04-04', '0268-04-04'],
  ] as const)('in a date of the range %s, typed as %s, becomes %s', (range, typed, meant) => {
    expect(withCentury(typed, dayRange({ range }, today))).toBe(meant);
  });
});

describe('a date out of range', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());
  const future = 'This can’t be in the future.';
  const plan = 'This has to be from January 1, 1900 to December 31, 2036.';

  test.each([
    ['donation', '2026-11-30', future],
    ['donation', '1899-12-31', 'This has to be from January 1, 1900 to November 29, 2026.'],
    ['donation', '2026-11-29', undefined],
    // The evening before, at the organization.
    ['donation', '2026-11-30T03:00:00Z', undefined],
    ['event', '2037-01-01T18:30', plan],
    ['event', '0226-05-01T18:30', plan],
    ['event', '2036-12-31T18:30', undefined],
    ['election', '2226-11-03T07:00', plan],
    ['story', '1799-12-31', 'This has to be from January 1, 1800 to December 31, 2036.'],
    ['story', '1865-06-19', undefined],
  ] as const)('in a %s, %s, is refused with the range, by the call and by the form', (name, date, message) => {
    const values = { ...(name === 'donation' ? { amount: '5' } : { title: 'Supper' }), date };
    const messageOf = (error?: { issues: readonly { path: PropertyKey[]; message: string }[] }) =>
      error?.issues.find(({ path }) => path[0] === 'date')?.message;
    expect(messageOf(resources[name].create.safeParse(values).error)).toBe(message);
    expect(messageOf(formSchema(entities[name].fields, true).safeParse(values).error)).toBe(message);
  });

  test('with a year of two digits is stored with the completed year', () => {
    expect(resources.donation.create.parse({ amount: '5', date: '0026-11-29' })).toMatchObject({ date: '2026-11-29' });
    expect(resources.event.create.parse({ title: 'Supper', date: '0027-05-01T18:30' })).toMatchObject({
      date: '2027-05-01T18:30',
    });
  });
});
