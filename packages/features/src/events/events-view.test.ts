import type { Facets } from '@porchlight/contract/facets';
import { expect, test } from 'vitest';
import { addMonths, eventsHref, eventsView, isWithinEvents, listFilters } from './events-view.ts';

const view = (query: string) => eventsView(new URLSearchParams(query));
const facets: Facets = {
  topics: [{ id: 3, name: 'Gardens', slug: 'gardens' }],
  years: ['2027', '2026'],
  days: { first: '2026-03-14', last: '2027-01-02' },
  texts: { venue: ['The old depot'], flag: ['Free', 'Online'] },
};

test.each([
  ['', '/events'],
  ['when=past', '/events?when=past'],
  ['when=soon', '/events'],
  ['month=2026-12', '/events?month=2026-12'],
  ['month=2026-13', '/events'],
  ['month=2026-1', '/events'],
  ['month=abc&when=past', '/events?when=past'],
  ['month=2026-12&when=past', '/events?month=2026-12'],
  ['topic=+gardens+&place=&flag=Free', '/events?topic=gardens&flag=Free'],
  ['flag=Free&flag=Online', '/events?flag=Free'],
])('a visitor who asks for %s gets %s', (query, href) => {
  expect(eventsHref(view(query))).toBe(href);
});

test('filters are the conditions of the list, whatever the case of a flag', () => {
  expect(listFilters(view('topic=gardens&place=The+old+depot&flag=free'), facets)).toEqual({
    topics: { is: '3' },
    venue: { is: 'The old depot' },
    flag: { is: 'Free' },
  });
  expect(listFilters(view(''), facets)).toEqual({});
});

test.each(['topic=wells', 'place=Nowhere', 'flag=Dogs', 'topic=gardens&flag=Dogs'])(
  'nothing is asked for a value that no event has: %s',
  (query) => {
    expect(listFilters(view(query), facets)).toBeNull();
  },
);

test('months go on over the turn of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('only months from the first event to the last are offered', () => {
  expect(['2026-02', '2026-03', '2027-01', '2027-02'].map((month) => isWithinEvents(month, facets))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
