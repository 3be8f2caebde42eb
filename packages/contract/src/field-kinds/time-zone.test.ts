import { expect, test } from 'vitest';
import { inputSchema } from '../field-schemas.ts';

const zone = (typed: string) => inputSchema({ kind: 'timeZone', label: 'Time zone' })?.safeParse(typed);

test.each([
  ['Central', 'America/Chicago'],
  ['eastern time', 'America/New_York'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['america/chicago', 'America/Chicago'],
])('someone in the United States can name the time zone as people do: %s', (typed, stored) => {
  expect(zone(typed)?.data).toBe(stored);
});

test('a time zone that is none is refused', () => {
  expect(zone('Central Perk')?.success).toBe(false);
});
