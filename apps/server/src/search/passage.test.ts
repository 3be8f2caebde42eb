import { expect, test } from 'vitest';
import { passage } from './passage.ts';

/** Highlights the text in brackets, as the index does. */
const marked = (text: string) => text.replaceAll('[', '\u0001').replaceAll(']', '\u0002');
const passageOf = (text: string, maxWords = 6) =>
  passage(marked(text), maxWords).replaceAll('\u0001', '[').replaceAll('\u0002', ']');

test('a short text is shown in full', () => {
  expect(passageOf('Three kinds of [okra].')).toBe('Three kinds of [okra].');
  expect(passageOf('')).toBe('');
});

test('a text without a match shows its beginning', () => {
  expect(passageOf('One two three four five six seven.')).toBe('One two three four five six…');
});

test('a passage starts with its sentence if that is near, otherwise just before the match', () => {
  const lead = 'Much was said of rain and of wells before that. ';
  expect(passageOf(`${lead}Then the [okra] came up, all at once and high.`)).toBe('…Then the [okra] came up, all…');
  expect(passageOf(`${lead}Long after all of it was told the [okra] came up at last.`)).toBe(
    '…told the [okra] came up at…',
  );
});

test('the passage contains most of the search words, rather than one word many times', () => {
  expect(passageOf('[Okra] [okra] [okra] and more of it for years and years. Then [beans] with [okra].')).toBe(
    '…Then [beans] with [okra].',
  );
});

test('a match of several words stays highlighted where it is cut', () => {
  const road = 'It was one of those [long and slow and dusty county roads] of ours.';
  expect(passageOf(road, 4)).toBe('…[slow and dusty county]…');
  expect(passageOf(road, 9)).toBe('…those [long and slow and dusty county roads] of…');
});
