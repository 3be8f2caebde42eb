import { searchLimitMax, searchPageSize, searchQueryMaxCharacters } from '@porchlight/contract/limits';
import { linkedPagePaths } from '@porchlight/contract/links';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import { isPageSwitchedOff, isSwitchedOff } from '@porchlight/contract/parts';
import { isSearchKind, type SearchQuery, type SearchResponse, searchKinds } from '@porchlight/contract/search';
import { furtherDatesKey } from '@porchlight/contract/series-lists';
import { z } from 'zod';
import { invalid } from '../errors/http-error.ts';
import { queryInteger } from '../lists/list-query.ts';
import { type SerializedResponse, serializeResponse } from '../lists/response-cache.ts';
import type { MissedSearches } from './missed-searches.ts';
import type { SearchIndex, ValidatedSearch } from './search-index.ts';
import type { Synonyms } from './synonyms.ts';

/**
 * Searches what visitors may read, without HTTP.
 * @param query from a URL or from code
 * @throws HttpError `validation` that names the parameter; never because of the search text
 */
export type SearchService = (query: SearchQuery | Record<string, unknown>) => Promise<SerializedResponse>;

/** Says which dates of events that repeat are found: each series once. */
export interface SeriesDates {
  /** Ids of the events that are left out. */
  others(): Promise<readonly number[]>;
  /** How many further dates there are, by the id of an event. */
  further(ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

/** What the search needs of the organization's settings. */
export interface SearchSettings {
  /** The facts that texts of records are filled with. */
  facts: OrganizationFacts;
  /** The words that mean the same. */
  synonyms: Synonyms;
  /** Whether searches without results are counted. */
  countsSearches: boolean;
}

/** Dependencies of the search. */
interface SearchServiceOptions {
  index: SearchIndex;
  readSettings: () => Promise<SearchSettings>;
  missed: Pick<MissedSearches, 'count'>;
  dates: SeriesDates;
}

/** Creates the search. Results are not cached, since search texts are unlimited. */
export function createSearchService({ index, readSettings, missed, dates }: SearchServiceOptions): SearchService {
  return async (query) => {
    const checked = checkSearchQuery(query);
    const { facts, synonyms, countsSearches } = await readSettings();
    if (checked.kind && isSwitchedOff(facts, checked.kind)) return serializeResponse(nothingFound, 0);
    const without = facts.switchedOff.filter((part) => part !== 'donation');
    const otherDates = await dates.others();
    const fill = (text: string) => fillFacts(text, facts);
    const found = await index.search({ ...checked, without, synonyms, otherDates, fill });
    if (countsSearches && found.total === 0 && checked.kind === undefined && checked.offset === 0)
      missed.count(checked.q);
    // The list of a part that is switched off is a page of its own.
    const offPaths = [...linkedPagePaths].flatMap(([key, path]) => (isPageSwitchedOff(facts, key) ? [path] : []));
    const shown = found.results.filter(({ kind, slug }) => kind !== 'page' || !offPaths.includes(slug));
    const further = await dates.further(shown.flatMap(({ kind, id }) => (kind === 'event' ? id : [])));
    const results = shown.map((result) => {
      const count = result.kind === 'event' ? further.get(result.id) : undefined;
      return count ? { ...result, [furtherDatesKey]: count } : result;
    });
    return serializeResponse({ ...found, results }, found.total);
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
