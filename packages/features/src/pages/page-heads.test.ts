import { pageUrls } from '@porchlight/contract/page-urls';
import { sampleFiles } from '@porchlight/contract/sections/shared-fields';
import { mapSectionValues } from '@porchlight/contract/sections/stored-sections';
import { sitePageKeys } from '@porchlight/contract/site-pages';
import { expect, onTestFinished, test } from 'vitest';
import '../testing/sample-organization.ts';
import { pageHead } from '../sections/page-head.ts';
import { organization, setOrganization } from '../site/organization.ts';
import type { Page } from '../site/page.ts';
import { demoPage } from '../testing/site-pages.ts';

const args = { params: { name: 'anybody' }, searchParams: new URLSearchParams() };
const pages = import.meta.glob<Page>('./*.page.tsx', { import: 'page', eager: true });

/** The heads of the site's pages: those that are records in the words of the demo organization, and the others. */
const readHeads = () => [
  ...Object.entries(pages).map(([file, page]) => [file, page.head(args, () => undefined)] as const),
  ...sitePageKeys.map((key) => [key, pageHead(demoPage(key))] as const),
];
const heads = readHeads();

test.each(heads)('%s has a description of one or two sentences for search engines', (_, { description }) => {
  expect(description.length).toBeGreaterThan(60);
  expect(description.length).toBeLessThanOrEqual(165);
});

test('every page has its own title and URL', () => {
  expect(heads.length).toBe(20);
  expect(new Set(heads.map(([, { title }]) => title)).size).toBe(20);
  expect(new Set(heads.map(([, { canonicalPath }]) => canonicalPath)).size).toBe(20);
});

test('a center’s page is at the address with the name of the settings', () => {
  for (const key of ['foodPantry', 'porch', 'interfaithCenter'] as const)
    expect(pageHead(demoPage(key)).canonicalPath).toBe(pageUrls[key]('ruby'));
});

test('another organization’s name, town, centers and hours are in every head, and the first one’s in none', () => {
  const before = structuredClone(organization);
  onTestFinished(() => setOrganization(before));
  setOrganization({
    ...before,
    name: 'Cedar Hollow Institute',
    shortName: 'Cedar Hollow',
    description: 'A neighborhood institute of Cedar Hollow.',
    place: { ...before.place, locality: 'Cedar Hollow' },
    centers: { democracy: 'The Forum', pantry: 'The Larder', porch: 'The Veranda', interfaith: 'The Chapel' },
    hours: { readingRoom: [], pantry: [], porch: [] },
  });
  const texts = readHeads().flatMap(([, { title, description }]) => [title, description]);
  const ofFirst = /Porchlight|Marrow Creek|Ruby’s|Plow and Pew|Thursday|\d (?:AM|PM)|[{}[\]]/;
  expect(texts.filter((text) => ofFirst.test(text ?? ''))).toEqual([]);
});

test.each([
  ['forestService', ['Work where the pines are']],
  ['interfaithCenter', ['An evening, some time next year']],
  ['donate', []],
] as const)('the page %s describes its videos to search engines', (key, names) => {
  const page = demoPage(key);
  const sections = mapSectionValues(page.sections, ({ kind }, value) =>
    kind === 'film' && value ? sampleFiles.film : value,
  );
  expect(pageHead({ ...page, sections }).videos?.map(({ name }) => name)).toEqual(names);
});
