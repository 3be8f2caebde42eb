import { expect, test } from 'vitest';
import { isInvisible, removeInvisible } from './invisible-characters.ts';

test.each([
  ['zero-width space', '\u200b'],
  ['soft hyphen', '\u00ad'],
  ['word joiner', '\u2060'],
  ['direction mark', '\u200e'],
  ['Hangul filler', '\u3164'],
  ['braille cell without dots', '\u2800'],
  ['variation selector', '\ufe0f'],
  ['spaces among them', ' \u200b\u00a0\n'],
])('a text of nothing but a %s shows nothing', (_, text) => {
  expect(isInvisible(text)).toBe(true);
});

test.each(['می‌روم', '👩‍🌾', 'demo\u00adcracy', '.', '0'])('“%s” shows something', (text) => {
  expect(isInvisible(text)).toBe(false);
});

test('an address is what people see of it', () => {
  expect(removeInvisible('\u2060ruby@exam\u00adple.org\u200b\ufeff')).toBe('ruby@example.org');
});
