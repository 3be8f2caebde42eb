import { expect, test } from 'vitest';
import { copyrightYear } from './copyright-year.ts';

test('the year is the one in Georgia, not in Greenwich', () => {
  expect(copyrightYear(new Date('2027-01-01T04:59:59Z'))).toBe(2026);
  expect(copyrightYear(new Date('2027-01-01T05:00:00Z'))).toBe(2027);
});
