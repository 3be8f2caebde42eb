import { expect, test } from 'vitest';
import '../testing/sample-organization.ts';
import { urls } from '../urls/index.ts';
import { allPageLinks, kickerOf } from './navigation.ts';

test('the menu’s name for a page stands above a heading that says something else', () => {
  expect(kickerOf(urls.heritage)).toBe('Culture & heritage');
  expect(kickerOf(urls.contact)).toBe('Contact');
});

test('a page that is headed as the menu calls it tells which part of the site it is', () => {
  expect(kickerOf(urls.stories)).toBe('Read, listen, look');
  expect(allPageLinks.filter(({ href }) => kickerOf(href) === undefined)).toEqual([]);
});

test('no menu names an address with a record’s number', () => {
  expect(kickerOf(urls.story(3))).toBeUndefined();
});
