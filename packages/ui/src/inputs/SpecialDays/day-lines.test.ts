import { expect, test } from 'vitest';
import { daysText, readDays } from './day-lines.ts';

test('days are in the order of the calendar, in the words that the settings store', () => {
  const written = '12/25/2026 closed Christmas\n2026-12-24 10 AM-2 PM Short day\n2026-12-31 closed';
  expect(daysText(readDays(written) ?? [])).toBe(
    '2026-12-24 10:00-14:00 Short day\n2026-12-25 closed Christmas\n2026-12-31 closed',
  );
});

test('a day that is not finished comes back from a draft', () => {
  const draft = '2026-12-24 10:00- Christmas Eve\nclosed Snow\n-';
  expect(daysText(readDays(draft) ?? [])).toBe(draft);
});

test.each(['Christmas', '2026-13-40 closed', '12/25 closed'])('‘%s’ is no day', (line) => {
  expect(readDays(line)).toBeNull();
});
