import { expect, test } from 'vitest';
import '../testing/sample-organization.ts';
import { documentTitle } from './head-markup.ts';

test('a tab says the page first, then whose it is', () => {
  expect(documentTitle({ title: 'Events' })).toBe('Events | Porchlight Institute');
  expect(documentTitle({ title: '' })).toMatch(/^Porchlight Institute: /);
});

test('a title that leaves no room for the name stands alone', () => {
  const title = 'Early-morning ride to the polls: volunteer drivers’ evening';
  expect(documentTitle({ title })).toBe(title);
});

test('a title that search engines would cut is cut at the end of a word, in 70 characters', () => {
  const title = 'Forty acres and forty-one owners: what heirs’ property is, and what your family can do this year';
  expect(documentTitle({ title })).toBe('Forty acres and forty-one owners: what heirs’ property is, and what…');
  expect(documentTitle({ title: 'x'.repeat(200) })).toHaveLength(70);
});
