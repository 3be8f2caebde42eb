import { type SearchResponse, type SearchResult, searchCall } from '@porchlight/contract/search';
import type { RequestHandler } from 'msw';
import { hostileMarkup, longTitle, unbrokenText } from './hostile.ts';
import { type MockMode, mockCall } from './mock-call.ts';

const blank = { subtitle: '', slug: '', date: null, type: null, position: null };

/** One result of each kind. */
export const sampleResults: SearchResult[] = [
  {
    ...blank,
    kind: 'page',
    id: 1,
    title: 'Ruby’s Food Pantry',
    slug: "/ruby's-food-pantry",
    snippet: [{ text: 'Free groceries and ' }, { text: 'okra', match: true }, { text: ' by the bag.' }],
  },
  {
    ...blank,
    kind: 'story',
    id: 5,
    title: 'From Ngong to Marrow Creek',
    subtitle: 'Two weeks, two kitchens and one okra',
    date: '2026-05-19',
    snippet: [
      { text: '…it was there, on the second evening, that the ' },
      { text: 'okra', match: true },
      { text: '…' },
    ],
  },
  {
    ...blank,
    kind: 'article',
    id: 15,
    title: 'A seed library is a library',
    date: '2026-05-17T13:23:29Z',
    snippet: [],
  },
  { ...blank, kind: 'event', id: 2, title: 'Okra supper', date: '2026-06-01T22:00:00Z', snippet: [] },
  { ...blank, kind: 'election', id: 3, title: 'Runoff', date: '2026-06-16T11:00:00Z', snippet: [] },
  { ...blank, kind: 'podcast', id: 4, title: 'The okra question', snippet: [] },
  { ...blank, kind: 'gallery', id: 6, title: 'Okra in the rain', position: 14, snippet: [] },
  { ...blank, kind: 'team', id: 7, title: 'Tobias Crute', subtitle: 'Runs the pantry', type: 'staff', snippet: [] },
  { ...blank, kind: 'actionNetwork', id: 8, title: 'Growers of the Black Belt', snippet: [] },
];

/** Results whose data tries to break the page. */
export const hostileResults: SearchResult[] = [
  {
    ...blank,
    kind: 'story',
    id: 1,
    title: hostileMarkup,
    subtitle: hostileMarkup,
    snippet: [{ text: hostileMarkup, match: true }],
  },
  { ...blank, kind: 'event', id: 2, title: unbrokenText, date: 'not a date', snippet: [{ text: unbrokenText }] },
  { ...blank, kind: 'podcast', id: 3, title: longTitle, snippet: [] },
];

/**
 * Mocks the search: finds results whose title contains the query, and all results for 'okra'.
 * @param spelling query used if nothing matches the typed one
 */
export function mockSearch(
  results: readonly SearchResult[],
  mode: MockMode = 'responding',
  spelling: string | null = null,
): RequestHandler[] {
  return [
    mockCall(
      searchCall,
      ({ query }) => {
        const q = (query.get('q') ?? '').toLowerCase();
        const resultsFor = (words: string) =>
          results.filter(({ title }) => words === 'okra' || title.toLowerCase().includes(words));
        const corrected = resultsFor(q).length === 0 ? spelling : null;
        const matches = resultsFor(corrected ?? q);
        const requestedKind = query.get('kind');
        const filteredMatches = matches.filter(({ kind }) => requestedKind === null || requestedKind === kind);
        const offset = Number(query.get('offset') ?? 0);
        const counts = Object.fromEntries(
          matches.map(({ kind }) => [kind, matches.filter((other) => other.kind === kind).length]),
        );
        return {
          results: filteredMatches.slice(offset, offset + Number(query.get('limit') ?? 10)),
          total: filteredMatches.length,
          counts,
          matched: 'all',
          respelled: corrected,
        } satisfies SearchResponse;
      },
      mode,
    ),
  ];
}
