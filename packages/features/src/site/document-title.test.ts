import { expect, test } from 'vitest';
import '../testing/sample-organization.ts';
import { documentTitle } from './head-markup.ts';

test('the title names the page first, then the organization', () => {
  expect(documentTitle({ title: 'Events' })).toBe('Events | Porchlight Institute');
  expect(documentTitle({ title: '' })).toMatch(/^Porchlight Institute: /);
});

test('a long title omits the organization’s name', () => {
  const title = 'Early-morning ride to the polls: volunteer drivers’ evening';
  expect(documentTitle({ title })).toBe(title);
});

test('a very long title is cut at the end of a word, within 70 characters', () => {
  const title = 'Forty acres and forty-one owners: what heirs’ property is, and what your family can do this year';
  expect(documentTitle({ title })).toBe('Forty acres and forty-one owners: what heirs’ property is, and what…');
  expect(documentTitle({ title: 'x'.repeat(200) })).toHaveLength(70);
});
