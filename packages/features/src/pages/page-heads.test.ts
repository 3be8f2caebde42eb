import { expect, test } from 'vitest';
import '../testing/sample-organization.ts';
import type { Page } from '../site/page.ts';
import { page as foodPantryPage } from './food-pantry.page.tsx';
import { page as interfaithPage } from './interfaith-center.page.tsx';
import { page as porchPage } from './porch.page.tsx';

const args = { params: { name: 'anybody' }, searchParams: new URLSearchParams() };
const pages = import.meta.glob<Page>('./*.page.tsx', { import: 'page', eager: true });
const heads = Object.entries(pages).map(([file, page]) => [file, page.head(args, () => undefined)] as const);

test.each(heads)('%s tells a search engine what it is in one or two sentences', (_, { description }) => {
  expect(description.length).toBeGreaterThan(60);
  expect(description.length).toBeLessThanOrEqual(165);
});

test('no two pages share a title or an address', () => {
  expect(heads.length).toBe(20);
  expect(new Set(heads.map(([, { title }]) => title)).size).toBe(20);
  expect(new Set(heads.map(([, { canonicalPath }]) => canonicalPath)).size).toBe(20);
});

test('a center has one address that counts, whatever name it was asked for by', () => {
  expect(foodPantryPage.head(args, () => undefined).canonicalPath).toBe("/ruby's-food-pantry");
  expect(porchPage.head(args, () => undefined).canonicalPath).toBe("/ruby's-porch");
  expect(interfaithPage.head(args, () => undefined).canonicalPath).toBe("/ruby's-interfaith-center");
});
