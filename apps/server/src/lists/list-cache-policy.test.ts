import { resources } from '@porchlight/contract/resources';
import { expect, test } from 'vitest';
import { ListCachePolicy, type ListRequester } from './list-cache-policy.ts';
import { checkListQuery } from './list-query.ts';

const visitor: ListRequester = { kind: 'visitor', beforeReading: () => undefined };
const website: ListRequester = { kind: 'website' };
const checkedQuery = (query: object, now = '2026-03-14T16:00:00Z') =>
  checkListQuery(resources.event, query, new Date(now));

test('a visitor’s list is cached in the form that a page requests, on each page with records', () => {
  const shapes = new ListCachePolicy();
  expect(shapes.isCacheable(checkedQuery({}), visitor, 30)).toBe(true);
  const page = { sort: '-date', limit: 18, excerpt: 301 };
  expect(shapes.isCacheable(checkedQuery(page), visitor, 18)).toBe(false);
  shapes.isCacheable(checkedQuery(page), website, 18);
  expect(shapes.isCacheable(checkedQuery({ ...page, offset: 36 }), visitor, 18)).toBe(true);
  expect(shapes.isCacheable(checkedQuery({ ...page, offset: 37 }), visitor, 18)).toBe(false);
  expect(shapes.isCacheable(checkedQuery({ ...page, offset: 3600 }), visitor, 0)).toBe(false);
  expect(shapes.isCacheable(checkedQuery({ ...page, offset: 3600 }), website, 0)).toBe(false);
});

test.each([
  { excerpt: 302, limit: 18 },
  { search: 'garden' },
  { filter: '{"date":{"from":"2026-01-01"}}' },
  { limit: 7 },
  { sort: 'title' },
])('%j, which a visitor invented, is not cached', (query) => {
  expect(new ListCachePolicy().isCacheable(checkedQuery(query), visitor, 3)).toBe(false);
  expect(new ListCachePolicy().isCacheable(checkedQuery(query), { kind: 'staff' }, 3)).toBe(true);
});

test('the upcoming order has the same cache key every day', () => {
  const shapes = new ListCachePolicy();
  shapes.isCacheable(checkedQuery({ sort: 'soonest', limit: 4 }), website, 3);
  expect(shapes.isCacheable(checkedQuery({ sort: 'soonest', limit: 4 }, '2026-03-20T16:00:00Z'), visitor, 3)).toBe(
    true,
  );
});
