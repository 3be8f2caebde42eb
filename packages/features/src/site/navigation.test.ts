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
