import { firstMenus } from '@porchlight/contract/first-menus';
import { expect, onTestFinished, test } from 'vitest';
import { setSampleMenus } from '../testing/sample-organization.ts';
import { urls } from '../urls/index.ts';
import { eyebrowOf, siteNavigation } from './menus.ts';

const texts = (links: readonly { text: string }[]) => links.map(({ text }) => text);

test('on a phone, the menu has the links of both bars, then the groups of its own', () => {
  const { mobile } = siteNavigation();
  expect(mobile.map(({ title, links }) => [title, links.length])).toEqual([
    ['Pages', 17],
    ['Programs', 4],
    ['Centers', 4],
  ]);
  expect(texts(mobile[0]?.links ?? []).slice(-5)).toEqual([
    'Action network',
    'Our centers',
    'Ways to give',
    'Contact',
    'Search',
  ]);
});

test('a center is called in the menus what the settings call it', () => {
  expect(siteNavigation().footer[0]?.links.slice(-4)).toMatchObject([
    { text: 'The Plow and Pew Democracy Center', href: '/the-plow-and-pew-democracy-center' },
    { text: 'Ruby’s Food Pantry', href: "/ruby's-food-pantry" },
    { text: 'Ruby’s Porch', href: "/ruby's-porch" },
    { text: 'Ruby’s Interfaith Center', href: "/ruby's-interfaith-center" },
  ]);
});

test('a bar without links has no group in the menu', () => {
  onTestFinished(() => setSampleMenus());
  setSampleMenus({ ...firstMenus, programs: [], more: [] });
  expect(siteNavigation().mobile.map(({ title }) => title)).toEqual(['Pages']);
});

test('a page whose heading differs from its menu label shows the label above the heading', () => {
  expect(eyebrowOf(urls.heritage)).toBe('Culture & heritage');
  expect(eyebrowOf(urls.contact)).toBe('Contact');
});

test('a page whose heading is its menu label shows its section', () => {
  expect(eyebrowOf(urls.stories)).toBe('Read, listen, look');
});

test('a page that no menu has, and a record, show nothing above the heading', () => {
  onTestFinished(() => setSampleMenus());
  setSampleMenus({ ...firstMenus, pages: [] });
  expect(eyebrowOf(urls.whoWeAre)).toBeUndefined();
  expect(eyebrowOf(urls.story(3))).toBeUndefined();
});

test.each([
  ['Stories', urls.story(3)],
  ['Articles', urls.article(3)],
  ['Events', urls.event(3)],
  ['Elections', urls.election(3)],
  ['Podcasts', urls.podcast(3, 'the-gin')],
])('%s is marked in the menu on a page of its records', (text, path) => {
  const marked = siteNavigation().pages.links.filter(({ detailPath }) => detailPath && path.startsWith(detailPath));
  expect(texts(marked)).toEqual([text]);
});
