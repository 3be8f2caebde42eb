import { expect, onTestFinished, test } from 'vitest';
import '../testing/sample-organization.ts';
import { organization, setOrganization } from '../site/organization.ts';
import type { Page } from '../site/page.ts';
import { page as foodPantryPage } from './food-pantry.page.tsx';
import { page as interfaithPage } from './interfaith-center.page.tsx';
import { page as porchPage } from './porch.page.tsx';

const args = { params: { name: 'anybody' }, searchParams: new URLSearchParams() };
const pages = import.meta.glob<Page>('./*.page.tsx', { import: 'page', eager: true });
const heads = Object.entries(pages).map(([file, page]) => [file, page.head(args, () => undefined)] as const);

test.each(heads)('%s has a description of one or two sentences for search engines', (_, { description }) => {
  expect(description.length).toBeGreaterThan(60);
  expect(description.length).toBeLessThanOrEqual(165);
});

test('every page has its own title and URL', () => {
  expect(heads.length).toBe(10);
  expect(new Set(heads.map(([, { title }]) => title)).size).toBe(10);
  expect(new Set(heads.map(([, { canonicalPath }]) => canonicalPath)).size).toBe(10);
});

test('a center has one canonical URL, whatever name was requested', () => {
  expect(foodPantryPage.head(args, () => undefined).canonicalPath).toBe("/ruby's-food-pantry");
  expect(porchPage.head(args, () => undefined).canonicalPath).toBe("/ruby's-porch");
  expect(interfaithPage.head(args, () => undefined).canonicalPath).toBe("/ruby's-interfaith-center");
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
  const texts = Object.values(pages).flatMap((page) => {
    const { title, description } = page.head(args, () => undefined);
    return [title, description];
  });
  const ofFirst = /Porchlight|Marrow Creek|Ruby’s|Plow and Pew|Thursday|\d (?:AM|PM)/;
  expect(texts.filter((text) => ofFirst.test(text ?? ''))).toEqual([]);
});
