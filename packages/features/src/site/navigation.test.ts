import { expect, test } from 'vitest';
import '../testing/sample-organization.ts';
import { urls } from '../urls/index.ts';
import { allPageLinks, eyebrowOf } from './navigation.ts';

test('the menu’s name for a page stands above a heading that says something else', () => {
  expect(eyebrowOf(urls.heritage)).toBe('Culture & heritage');
  expect(eyebrowOf(urls.contact)).toBe('Contact');
});

test('a page that is headed as the menu calls it tells which part of the site it is', () => {
  expect(eyebrowOf(urls.stories)).toBe('Read, listen, look');
  expect(allPageLinks.filter(({ href }) => eyebrowOf(href) === undefined)).toEqual([]);
});

test('no menu names an address with a record’s number', () => {
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
