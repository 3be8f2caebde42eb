import { expect, test } from 'vitest';
import '../testing/sample-organization.ts';
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
  expect(heads.length).toBe(20);
  expect(new Set(heads.map(([, { title }]) => title)).size).toBe(20);
  expect(new Set(heads.map(([, { canonicalPath }]) => canonicalPath)).size).toBe(20);
});

test('a center has one canonical URL, whatever name was requested', () => {
  expect(foodPantryPage.head(args, () => undefined).canonicalPath).toBe("/ruby's-food-pantry");
  expect(porchPage.head(args, () => undefined).canonicalPath).toBe("/ruby's-porch");
  expect(interfaithPage.head(args, () => undefined).canonicalPath).toBe("/ruby's-interfaith-center");
});
