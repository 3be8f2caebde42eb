import { expect, test } from 'vitest';
import '../testing/sample-organization.ts';
import { urls } from '../urls/index.ts';
import { allPageLinks, eyebrowOf } from './navigation.ts';

test('a page whose heading differs from its menu label shows the label above the heading', () => {
  expect(eyebrowOf(urls.heritage)).toBe('Culture & heritage');
  expect(eyebrowOf(urls.contact)).toBe('Contact');
});

test('a page whose heading is its menu label shows its section', () => {
  expect(eyebrowOf(urls.stories)).toBe('Read, listen, look');
  expect(allPageLinks.filter(({ href }) => eyebrowOf(href) === undefined)).toEqual([]);
});

test('no menu links to a single record', () => {
  expect(eyebrowOf(urls.story(3))).toBeUndefined();
});

test.each([
  ['Stories', urls.story(3)],
  ['Articles', urls.article(3)],
  ['Events', urls.event(3)],
  ['Elections', urls.election(3)],
  ['Podcasts', urls.podcast(3, 'the-gin')],
])('%s is marked in the menu on a page of its records', (text, path) => {
  const marked = allPageLinks.filter(({ detailPath }) => detailPath && path.startsWith(detailPath));
  expect(marked.map((link) => link.text)).toEqual([text]);
});
