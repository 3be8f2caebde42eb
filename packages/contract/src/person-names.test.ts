import { expect, test } from 'vitest';
import { normalizePersonName, personName } from './person-names.ts';
import { resources } from './resources.ts';

test.each([
  ['  Ruth\u00a0 Hart \n', 'Ruth Hart'],
  ['Ruth\u202eGnp.exe', 'RuthGnp.exe'],
  ['\u2067Ruth\u2069', 'Ruth'],
  ['Ru\u200bth\u0007', 'Ruth'],
  ['\u200d\u200b \u2800', ''],
  ['نیک\u200cنام', 'نیک\u200cنام'],
  ['Zoe\u0308', 'Zoë'],
  ['<b>Ruth</b>', '<b>Ruth</b>'],
])('a person who types %j is called %j', (typed, name) => {
  expect(normalizePersonName(typed)).toBe(name);
});

test('a person without a display name is called by the username', () => {
  expect(personName({ username: 'ruth' })).toBe('ruth');
  expect(personName({ username: 'ruth', name: '' })).toBe('ruth');
  expect(personName({ username: 'ruth', name: 'Ruth Hart' })).toBe('Ruth Hart');
});

test('a display name has at most 60 characters, and what the server determines can’t be sent', () => {
  const { update } = resources.user;
  expect(update.safeParse({ name: 'R'.repeat(61) }).error?.issues[0]?.message).toContain('at most 60');
  expect(
    update.parse({ name: ' Ruth ', access: 'active', last_seen: '2026-01-01T00:00Z', second_factor: 'both' }),
  ).toEqual({
    name: 'Ruth',
  });
});
