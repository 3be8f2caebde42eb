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
