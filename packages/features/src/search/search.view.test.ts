import type { SearchResult } from '@porchlight/contract/search';
import { describe, expect, test } from 'vitest';
import '../testing/sample-organization.ts';
import { kindLinks, parseSearchParams, searchFailureText, searchHref, searchResultItem } from './search.view.ts';

const parse = (query: string) => parseSearchParams(new URLSearchParams(query));
const makeResult = (values: Partial<SearchResult>): SearchResult => ({
  kind: 'story',
  id: 7,
  title: 'The Road',
  subtitle: '',
  slug: 'the-road',
  date: null,
  type: null,
  position: null,
  snippet: [],
  ...values,
});

test('a search result shows that an event is cancelled', () => {
  expect(searchResultItem(makeResult({ kind: 'event', change: 'Cancelled' })).kind).toBe('Cancelled · Event');
  expect(searchResultItem(makeResult({ kind: 'event' })).kind).toBe('Event');
});

test('the title of a page names the center as the settings do; other titles stay as they are', () => {
  expect(searchResultItem(makeResult({ kind: 'page', title: 'Visit {porch}' })).title).toBe('Visit Ruby’s Porch');
  expect(searchResultItem(makeResult({ title: 'Visit {porch}' })).title).toBe('Visit {porch}');
});

describe('the search in a URL', () => {
  test.each([
    ['', { q: '', kind: undefined, page: 1 }],
    ['q=+okra+', { q: 'okra', kind: undefined, page: 1 }],
    ['q=okra&kind=story&page=3', { q: 'okra', kind: 'story', page: 3 }],
    ['q=okra&kind=user&page=0', { q: 'okra', kind: undefined, page: 1 }],
    ['q=okra&page=-1', { q: 'okra', kind: undefined, page: 1 }],
    ['q=okra&page=99999', { q: 'okra', kind: undefined, page: 1 }],
  ])('%j', (query, expected) => {
    expect(parse(query)).toEqual(expected);
  });

  test('uses at most two hundred characters, cut between characters', () => {
    expect(parse(`q=${'👩'.repeat(5000)}`).q).toBe('👩'.repeat(200));
    expect(() => encodeURIComponent(parse('q=%ED%A0%80').q)).not.toThrow();
  });

  test('is written the same way', () => {
    for (const query of ['q=okra', 'q=a+%26+b%3F&kind=event', 'q=okra&kind=story&page=2']) {
      expect(searchHref(parse(query))).toBe(`/search?${query}`);
    }
    expect(searchHref({ q: '' })).toBe('/search');
  });
});

test.each([
  [{ kind: 'page', slug: '/kenya' }, '/kenya'],
  [{ kind: 'story', subtitle: 'How it was' }, '/story/7?slug=How-it-was'],
  [{ kind: 'article' }, '/article/7?slug=the-road'],
  [{ kind: 'event' }, '/event/7?slug=The-Road'],
  [{ kind: 'election' }, '/election/7'],
  [{ kind: 'podcast' }, '/podcast/7?slug=The-Road'],
  [{ kind: 'gallery', position: 11 }, '/gallery'],
  [{ kind: 'gallery', position: 12 }, '/gallery?page=2'],
  [{ kind: 'team', type: 'advisory', position: 17 }, '/team-type/advisory'],
  [{ kind: 'team', type: 'staff', position: 18 }, '/team-type/staff?page=2'],
  [{ kind: 'team' }, '/who-we-are'],
  [{ kind: 'actionNetwork', position: 3 }, '/action-network'],
  [{ kind: 'actionNetwork', position: 36 }, '/action-network?page=3'],
] as const)('%j links to %s', (values, href) => {
  expect(searchResultItem(makeResult(values)).href).toBe(href);
});

test('results can be filtered by kind, unless there is only one kind', () => {
  const links = kindLinks(parse('q=okra&kind=event'), { story: 2, event: 1 });
  expect(links.map(({ text, count, isCurrent }) => [text, count, isCurrent])).toEqual([
    ['Everything', 3, false],
    ['Stories', 2, false],
    ['Events', 1, true],
  ]);
  expect(kindLinks(parse('q=okra'), { story: 2 })).toEqual([]);
  expect(kindLinks(parse('q=okra&kind=event'), { story: 2 }).map(({ count }) => count)).toEqual([2, 2, 0]);
});

test('a kind with more matches than are counted shows this, and so does the total', () => {
  const links = kindLinks(parse('q=okra'), { story: 1000, event: 999 });
  expect(links.map(({ text, count, hasMore }) => [text, count, hasMore])).toEqual([
    ['Everything', 1999, true],
    ['Stories', 1000, true],
    ['Events', 999, false],
  ]);
});

test('each error says what to do', () => {
  expect(searchFailureText(429)).toMatch(/minute/);
  expect(searchFailureText(404)).toMatch(/Search is not available/);
  for (const status of [undefined, 0, 500, 503]) expect(searchFailureText(status)).toMatch(/connection/);
});

test('control characters in a URL are removed from the search', () => {
  expect(parse('q=%00por%0bch%1f%7f%C2%85').q).toBe('porch');
});
