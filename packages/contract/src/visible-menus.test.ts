import { expect, test } from 'vitest';
import { firstMenus } from './first-menus.ts';
import { linkedPagePaths } from './links.ts';
import { namedPages, pageName } from './page-names.ts';
import type { Part } from './parts.ts';
import { samplePlaces } from './testing/places.ts';
import { linkNames, recordLinksInMenus, visibleMenus } from './visible-menus.ts';

const places = samplePlaces(
  { name: 'The Plow' },
  { name: 'Odessa’s Pantry' },
  { name: 'The Porch' },
  { name: 'The Chapel' },
);
const base = { id: 1, version: 1, created_at: '', updated_at: '' };
const none = { pages: [], programs: [], more: [], footer: [], notices: [] };
const nameOf = linkNames(
  { places, switchedOff: [] },
  new Map([
    ['record:story/7', { title: 'Peaches by the road' }],
    ['record:page/19', { title: 'Tea room', path: '/tea-room' }],
    ['page:kenya', { title: 'Kenya', path: '/kenya' }],
    ['page:porch', { title: 'The Porch', path: '/porch' }],
    ['page:vote', { title: 'Vote', path: '/vote' }],
    ['page:donate', { title: 'Ways to give', path: '/donate' }],
  ]),
);
const menusWith = (fields: Partial<typeof firstMenus>) =>
  visibleMenus({ ...base, ...firstMenus, ...none, ...fields }, nameOf);

test('a link without a label has the name of its page, its record, its site, its mailbox or its telephone', () => {
  const { pages } = menusWith({
    pages: [
      'page:kenya',
      'page:porch',
      'record:story/7',
      'record:page/19',
      'https://www.vote.gov/register',
      'mailto:hello@porch.example',
      'tel:+1 478 555 0142',
    ].map((link) => ({ label: '', link })),
  });
  expect(pages.links).toEqual([
    { text: 'Kenya', href: '/kenya' },
    { text: 'The Porch', href: "/ruby's-porch" },
    { text: 'Peaches by the road', href: '/story/7' },
    { text: 'Tea room', href: '/tea-room' },
    { text: 'vote.gov', href: 'https://www.vote.gov/register' },
    { text: 'hello@porch.example', href: 'mailto:hello@porch.example' },
    { text: '+1 478 555 0142', href: 'tel:+14785550142' },
  ]);
});

test('visitors get no link to a record that they can’t see, a page that is gone, or an address that is none', () => {
  const hidden = ['record:story/8', 'page:formerPage', 'javascript:alert(1)', 'https://bank.example@evil.example', ''];
  const links = hidden.map((link) => ({ label: 'Here', link }));
  expect(menusWith({ pages: links, notices: links })).toMatchObject({ pages: { links: [] }, notices: [] });
});

test('an entry without a link is the heading of those that follow, and a heading without links is not shown', () => {
  const { footer } = menusWith({
    footer: [
      { label: 'First', link: 'page:vote' },
      { label: 'Read', link: '' },
      { label: 'Gone', link: 'record:story/8' },
      { label: 'Give', link: '' },
      { label: 'Money', link: 'page:donate' },
      { label: 'Money', link: 'page:donate' },
    ],
  });
  const money = { text: 'Money', href: '/donate' };
  expect(footer).toEqual([
    { title: '', links: [{ text: 'First', href: '/vote' }] },
    { title: 'Give', links: [money, money] },
  ]);
});

test('markup in a label stays text', () => {
  expect(menusWith({ pages: [{ label: '<b>Vote</b>', link: 'page:vote' }] }).pages.links[0]?.text).toBe('<b>Vote</b>');
});

test('the menus depend on each record that they link to, and on the pages that the program links to', () => {
  const link = (path: string) => ({ label: '', link: path });
  const footer = [link('record:event/3'), link('record:story/7'), link('page:search'), link('page:howWeWork')];
  expect(recordLinksInMenus({ ...none, pages: [link('record:story/7')], footer })).toEqual([
    'record:story/7',
    'record:event/3',
    'page:howWeWork',
    ...['page:donate', 'page:vote', 'page:whoWeAre'],
  ]);
});

test('the program knows which of the pages that it links to visitors can see', () => {
  const shown = (titles: readonly (readonly [string, string])[]) =>
    visibleMenus(
      { ...base, ...firstMenus, ...none },
      linkNames({ places, switchedOff: [] }, new Map(titles.map(([link, title]) => [link, { title }]))),
    ).shown;
  expect(shown([])).toEqual([]);
  expect(shown([['page:donate', 'Ways to give']])).toEqual(['/donate']);
});

test('every page has a name', () => {
  expect(namedPages.toSorted()).toEqual([...linkedPagePaths.keys()].toSorted());
  expect(namedPages.filter((key) => pageName(key, { places })?.startsWith('/') !== false)).toEqual([]);
});

test('a link to a part that is switched off is in no menu', () => {
  const link = (name: string, ...switchedOff: Part[]) => linkNames({ places, switchedOff }, new Map())(name);
  expect(link('page:elections')).toEqual({ title: 'Elections' });
  expect(link('page:elections', 'election')).toBeUndefined();
  expect(link('page:teamType/staff', 'team')).toBeUndefined();
  expect(link('page:events', 'election')).toEqual({ title: 'Events' });
});
