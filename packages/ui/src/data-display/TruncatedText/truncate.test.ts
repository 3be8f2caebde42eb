import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

const farmers = '👩🏾‍🌾👩🏾‍🌾🇰🇪';

test.each([
  ['accents whole', 'e\u0301n\u0303o\u0302u\u0308', 3, 'e\u0301n\u0303o\u0302…'],
  ['families and flags whole', `${farmers}e`, 3, `${farmers}…`],
  ['all of a text that is short enough', farmers, 3, farmers],
  // Or nothing of it would be left.
  [
    'the beginning of an address',
    'See https://example.org/where-the-maps-of-the-county-are-kept',
    40,
    'See https://example.org/where-the-maps-o…',
  ],
  [
    'no stop before what is left out',
    'Take a packet, leave a packet. There are three kinds of soup.',
    30,
    'Take a packet, leave a packet…',
  ],
])('a text that is cut keeps %s', (_what, text, maxCharacters, expected) => {
  expect(truncate(text, maxCharacters)).toEqual({ text: expected, isCut: expected !== text });
});
