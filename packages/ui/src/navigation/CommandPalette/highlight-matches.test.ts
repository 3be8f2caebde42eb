import { expect, test } from 'vitest';
import { highlightMatches } from './highlight-matches.ts';

/** The text with brackets around the highlights. */
const withBrackets = (text: string, typed: string) =>
  highlightMatches(text, typed)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Okra season', 'okra', '[Okra] season'],
  ['Okra season', 'sea ok', '[Ok]ra [sea]son'],
  ['José’s porch', 'jose', '[José]’s porch'],
  ['Jose\u0301 Hart', 'josé', '[Jose\u0301] Hart'],
  ['ﬁsh fry', 'fi', '[ﬁ]sh fry'],
  ['b.hart@example.org', 'hart@', 'b.[hart@]example.org'],
  ['חג שמח לכולם', 'שמח', 'חג [שמח] לכולם'],
  ['50% off', '%', '50[%] off'],
  ['(a) b', '(a', '[(a]) b'],
  ['Porch', '', 'Porch'],
  ['Porch', '   ', 'Porch'],
  ['Porch', '.*', 'Porch'],
  ['', 'x', ''],
])('%j, typed %j, is shown as %j', (text, typed, expected) => {
  expect(withBrackets(text, typed)).toBe(expected);
});

test('ten thousand characters are highlighted quickly', () => {
  expect(withBrackets('Porch', 'x'.repeat(10_000))).toBe('Porch');
  expect(withBrackets('x'.repeat(10_000), 'x')).toHaveLength(10_000);
});
