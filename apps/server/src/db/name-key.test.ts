import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each([
  ['a space before it', ' admin'],
  ['a tab after it', 'admin\t'],
  ['a byte-order mark', '\uFEFFadmin'],
  ['a byte-order mark within', 'ad\uFEFFmin'],
  ['a zero-width space', 'ad\u200Bmin'],
  ['a zero-width joiner', 'ad\u200Dmin'],
  ['a soft hyphen', 'ad\u00ADmin'],
  ['a word joiner', 'admin\u2060'],
  ['marks that turn the direction', '\u202Eadmin\u202C'],
  ['a Hangul filler', 'admin\u3164'],
  ['a variation selector', 'admin\uFE0F'],
  ['a control character', 'ad\u0007min'],
  ['half a character', 'admin\uD800'],
  ['a no-break space', '\u00A0admin'],
  ['a braille blank', 'admin\u2800'],
  ['full-width letters', 'ａｄｍｉｎ'],
  ['mathematical letters', '𝐚𝐝𝐦𝐢𝐧'],
  ['letters in circles', 'ⓐⓓⓜⓘⓝ'],
  ['capitals', 'ADMIN'],
])('%s does not make a different name', (_what, spelling) => {
  expect(nameKey(spelling)).toBe('admin');
});

test.each([
  ['STRASSE', 'straße'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
  ['jose\u0301', 'José'],
  ['ruth   ann', 'Ruth Ann'],
])('%s and %s are the same name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test('a name and its key have the same key, whatever the character', () => {
  const unstable: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const key = nameKey(`a${String.fromCodePoint(code)}b`);
    if (nameKey(key) !== key) unstable.push(code.toString(16));
  }
  expect(unstable).toEqual([]);
});
