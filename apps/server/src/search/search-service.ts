import { searchLimitMax, searchPageSize, searchQueryMaxCharacters } from '@porchlight/contract/limits';
import { linkedPagePaths } from '@porchlight/contract/links';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import { isPageSwitchedOff, isSwitchedOff } from '@porchlight/contract/parts';
import { isSearchKind, type SearchQuery, type SearchResponse, searchKinds } from '@porchlight/contract/search';
import { z } from 'zod';
import { invalid } from '../errors/http-error.ts';
import { queryInteger } from '../lists/list-query.ts';
import { type SerializedResponse, serializeResponse } from '../lists/response-cache.ts';
import type { ReadFacts } from '../records/fill-facts.ts';
import type { SearchIndex, ValidatedSearch } from './search-index.ts';

/**
 * Searches what visitors may read, without HTTP.
 * @param query from a URL or from code
 * @throws HttpError `validation` that names the parameter; never because of the search text
 */
export type SearchService = (query: SearchQuery | Record<string, unknown>) => Promise<SerializedResponse>;

/** Creates the search. Results are not cached, since search texts are unlimited. */
export function createSearchService(index: SearchIndex, readFacts: ReadFacts): SearchService {
  return async (query) => {
    const checked = checkSearchQuery(query);
    const facts = await readFacts();
    const without = facts.switchedOff.filter((part) => part !== 'donation');
    if (checked.kind && isSwitchedOff(facts, checked.kind)) return serializeResponse(nothingFound, 0);
    const found = await index.search({ ...checked, without, fill: (text) => fillFacts(text, facts) });
    // The list of a part that is switched off is a page of its own.
    const offPaths = [...linkedPagePaths].flatMap(([key, path]) => (isPageSwitchedOff(facts, key) ? [path] : []));
    const results = {
      ...found,
      results: found.results.filter(({ kind, slug }) => kind !== 'page' || !offPaths.includes(slug)),
    };
    return serializeResponse(results, results.total);
  };
}

const nothingFound: SearchResponse = { results: [], total: 0, counts: {}, matched: 'all', respelled: null };

const searchQuerySchema = z.object({
  kind: z
    .string()
    .refine(isSearchKind, `This has to be one of: ${searchKinds.join(', ')}.`)
    .optional(),
  limit: queryInteger(1, searchLimitMax, 'This has to be a whole number of 1 or more.'),
  offset: queryInteger(0, Number.MAX_SAFE_INTEGER, 'This has to be a whole number of 0 or more.'),
});

/** Validates the parameters of a search. Any text is valid; a long one is cut. */
function checkSearchQuery(query: SearchQuery | Record<string, unknown>): ValidatedSearch {
  const kind = query.kind === '' ? undefined : query.kind;
  const result = searchQuerySchema.safeParse({ kind, limit: query.limit, offset: query.offset });
  if (!result.success) {
    throw invalid(Object.fromEntries(result.error.issues.map((issue) => [String(issue.path[0]), issue.message])));
  }
  const { limit = searchPageSize, offset = 0 } = result.data;
  return { q: parseSearchText(query.q), kind: result.data.kind, limit, offset };
}

/** Returns the search text, cut to the maximum length. @param q a query parameter, which may be repeated or missing */
export function parseSearchText(q: unknown): string {
  const typed = [q ?? ''].flat().join(' ');
  return Array.from(typed.slice(0, 4 * searchQueryMaxCharacters))
    .slice(0, searchQueryMaxCharacters)
    .join('');
}
