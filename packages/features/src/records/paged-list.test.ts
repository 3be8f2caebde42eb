import { listPageSize } from '@porchlight/contract/limits';
import { describe, expect, test } from 'vitest';
import { page as galleryPage } from '../gallery/gallery.page.tsx';
import { pageCard } from '../site/page-card.ts';
import { pageCountOf, pagedList, pageHref, requestedPage } from './paged-list.ts';

const pageIn = (query: string) => requestedPage(new URLSearchParams(query));
const args = (query: string) => ({ params: {}, searchParams: new URLSearchParams(query) });

describe('the page in a URL', () => {
  test.each([
    ['', 1],
    ['page=1', 1],
    ['page=4', 4],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=007', 1],
    ['page=two', 1],
    ['page=', 1],
    ['page=1e3', 1],
    ['page=99999999999999999999', 1],
  ])('%s means page %s', (query, page) => {
    expect(pageIn(query)).toBe(page);
  });

  test('has one spelling', () => {
    expect(pageHref('/gallery', 1)).toBe('/gallery');
    expect(pageHref('/gallery', 3)).toBe('/gallery?page=3');
  });
});

test('twelve records are requested from the start of the page', () => {
  const list = pagedList('story', '/stories', { sort: '-date' });
  expect(list.pageQuery(3).queryKey).toEqual([
    'list',
    'story',
    { sort: '-date', limit: listPageSize, offset: 2 * listPageSize },
  ]);
});

test('a rendered page contains the records that it shows, and none of the dashboard’s', () => {
  const { meta } = pagedList('story', '/stories', {}, { shows: ['title'] }).pageQuery(1);
  const records = [{ id: 4, title: 'Supper', content: 'Beans.', created_at: '2026-01-01T00:00:00Z' }];
  expect(meta?.dehydrate?.({ records, totalCount: 13, page: {} }, new Date())).toEqual({
    records: [{ id: 4, title: 'Supper' }],
    totalCount: 13,
  });
});

test.each([
  [0, 1],
  [1, 1],
  [12, 1],
  [13, 2],
  [40, 4],
])('%s records make %s pages', (totalCount, pages) => {
  expect(pageCountOf(totalCount, 12)).toBe(pages);
});

describe('the head of a paged list', () => {
  // The query gives the head's data its type.
  const resultWith = (records: unknown[]) => () => ({ records, totalCount: 13 }) as never;

  test('has a different title for each page', () => {
    expect(galleryPage.head(args('page=2'), resultWith([{}]))).toMatchObject({
      title: 'Gallery, page 2',
      canonicalPath: '/gallery?page=2',
      missing: false,
    });
    expect(galleryPage.head(args(''), resultWith([{}]))).toMatchObject({
      previousPath: undefined,
      nextPath: '/gallery?page=2',
    });
    expect(galleryPage.head(args('page=2'), resultWith([{}]))).toMatchObject({
      previousPath: '/gallery',
      nextPath: undefined,
    });
    expect(galleryPage.head(args('page=two'), resultWith([{}])).canonicalPath).toBe('/gallery');
  });

  test('has one sharing picture for all pages', () => {
    const cards = ['', 'page=2'].map((query) => pageCard(galleryPage.head(args(query), resultWith([{}]))));
    expect(cards[1]).toEqual(cards[0]);
  });

  test('is 404 past the last page, but not for an empty gallery', () => {
    expect(galleryPage.head(args('page=9'), resultWith([])).missing).toBe(true);
    expect(galleryPage.head(args(''), resultWith([])).missing).toBe(false);
    expect(galleryPage.head(args('page=2'), () => undefined).missing).toBe(false);
  });
});
