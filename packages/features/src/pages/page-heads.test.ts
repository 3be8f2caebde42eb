import { expect, test } from 'vitest';
import '../testing/sample-organization.ts';
import type { Page } from '../site/page.ts';
import * as pages from './index.ts';

const args = { params: { name: 'anybody' }, searchParams: new URLSearchParams() };
const heads = Object.entries(pages).flatMap(([name, page]) =>
  typeof page === 'object' ? [[name, (page as Page).head(args, () => undefined)] as const] : [],
);

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
  expect(pages.foodPantryPage.head(args, () => undefined).canonicalPath).toBe("/ruby's-food-pantry");
  expect(pages.porchPage.head(args, () => undefined).canonicalPath).toBe("/ruby's-porch");
  expect(pages.interfaithPage.head(args, () => undefined).canonicalPath).toBe("/ruby's-interfaith-center");
});
