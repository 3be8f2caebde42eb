import { entityOf, type PageRecord, resourceNames } from '@porchlight/contract/entities';
import { linkProblem } from '@porchlight/contract/link-input';
import { linkAddress } from '@porchlight/contract/links';
import { expect, test, vi } from 'vitest';
import '../testing/sample-organization.ts';
import * as api from '../api/pages-of-site.ts';
import { organization } from '../site/index.ts';
import { linkTargets, linkTexts } from './link-targets.ts';

test('someone who links to a page chooses among all pages, by their names', () => {
  const paths = linkTargets.pages.map(({ value }) => linkAddress(value));
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths).toEqual(expect.arrayContaining(['/', '/donate', "/ruby's-porch", '/team-type/staff']));
  expect(linkTargets.pages).toContainEqual({ value: 'page:foodPantry', label: 'Ruby’s Food Pantry' });
  expect(linkTargets.pages.map(({ label }) => label).filter((label) => label.startsWith('/'))).toEqual([]);
});

test('a site without the pages of the demonstration offers none of them, and its own pages first', async () => {
  const page = (id: number, title: string, slug: string) => ({ id, title, slug }) as PageRecord;
  vi.spyOn(api, 'pagesOfSite').mockResolvedValue([page(3, 'Tools in {town}', 'tools'), page(4, 'Contact', 'contact')]);
  const values = ((await linkTargets.findPages?.()) ?? []).map(({ value, label }) => `${value} ${label}`);
  expect(values[0]).toBe('record:page/3 Tools in Marrow Creek');
  expect(values).toEqual(expect.arrayContaining(['page:contact Contact', 'page:stories Stories']));
  expect(values.filter((value) => /kenya|pantry|forest|vote/i.test(value))).toEqual([]);
});

test('pages are found by words of their titles, and named with their addresses', async () => {
  const page = (id: number, title: string, slug: string) => ({ id, title, slug }) as PageRecord;
  vi.spyOn(api, 'pagesOfSite').mockResolvedValue([page(3, 'Tools in {town}', 'tools'), page(4, 'Contact', 'contact')]);
  vi.spyOn(api, 'findPagesOfSite').mockResolvedValue([page(140, 'Stone tools', 'tools/stone')]);
  expect((await linkTargets.searchPages?.('sto'))?.map(({ value }) => value)).toEqual([
    'record:page/140',
    'page:stories',
  ]);
  expect(await linkTexts(['record:page/3', 'page:contact', 'record:page/3'])).toEqual(
    new Map([
      ['record:page/3', 'Tools in Marrow Creek (/tools)'],
      ['page:contact', 'Contact (/contact)'],
    ]),
  );
});

test('someone who links to a setting sees what it says at present', () => {
  Object.assign(organization, { email: 'hello@example.org', donateMonthlyUrl: '' });
  expect(linkTargets.settings).toContainEqual({
    value: 'setting:email',
    label: 'Our email address (hello@example.org)',
  });
  expect(linkTargets.settings).toContainEqual({
    value: 'setting:donateMonthly',
    label: 'Donate every month (not set)',
  });
});

test('every record with a page of its own can be linked to', () => {
  const paged = resourceNames.filter((name) => entityOf(name).paged);
  expect(paged.map((name) => linkProblem(`record:${name}/7`))).toEqual(paged.map(() => undefined));
});
