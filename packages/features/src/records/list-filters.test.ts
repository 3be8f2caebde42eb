import { expect, test } from 'vitest';
import { filterConditions, filteredHref, readingFilters } from './list-filters.ts';

const filters = (query: string) => readingFilters(new URLSearchParams(query));
const facets = { topics: [{ id: 3, name: 'Gardens', slug: 'gardens' }], years: ['2026', '2024'] };

test.each([
  ['', '/stories'],
  ['year=2026', '/stories?year=2026'],
  ['year=26&topic=gardens', '/stories?topic=gardens'],
  ['year=abc', '/stories'],
  ['year=2026&year=2024&topic=gardens', '/stories?topic=gardens&year=2026'],
])('a reader who asks for %s gets %s', (query, href) => {
  expect(filteredHref('/stories', filters(query))).toBe(href);
});

test('filters combine, and what no record has is asked for in vain', () => {
  expect(filterConditions(filters('topic=gardens&year=2024'), 'date', facets)).toEqual({
    topics: { is: '3' },
    date: { from: '2024-01-01', to: '2024-12-31' },
  });
  for (const query of ['topic=wells', 'year=2025', 'topic=gardens&year=1999'])
    expect(filterConditions(filters(query), 'date', facets)).toBeNull();
});
