import type { Call } from './calls.ts';
import { type entities, entityOf, type ResourceName, resourceNames } from './entities.ts';
import { searchCountMax, type TeamType } from './limits.ts';

/** The search over everything a visitor may read. Not from the spec, so optional for a backend. */
export const searchCall = { method: 'GET', path: '/api/search' } as const satisfies Call;

/** Kinds of search results in the order shown: pages with static texts, then the resources that visitors may read. */
export const searchKinds: readonly SearchKind[] = [
  'page',
  ...resourceNames.filter((name): name is SearchedResource => name !== 'page' && entityOf(name).search !== undefined),
];
export type SearchKind = 'page' | SearchedResource;
/** An entity in the visitors' search. */
export type SearchedResource = {
  [Name in ResourceName]: (typeof entities)[Name] extends { search: unknown } ? Name : never;
}[ResourceName];

/** Query parameters of a search. */
export interface SearchQuery {
  /** The search text as typed. Characters beyond `searchQueryMaxCharacters` are ignored. */
  q: string;
  /** Only this kind. @default all */
  kind?: SearchKind;
  /** Maximum number of results, 1 to 50. @default 10 */
  limit?: number;
  /** Number of results to skip. @default 0 */
  offset?: number;
}

/** A part of a plain text. */
export interface SnippetPart {
  text: string;
  /** Whether this part matches the search. */
  match?: true;
}

/** A search result with the facts that its list item and its link need. */
export interface SearchResult {
  kind: SearchKind;
  /** Id of the record; meaningless for a page. */
  id: number;
  /** Shortened like titles in lists. */
  title: string;
  /** The second line: a story's subtitle, a person's position; '' for none. */
  subtitle: string;
  /** A record's slug; a page's path. */
  slug: string;
  /** A day or a moment, depending on the resource's field; null for none. */
  date: string | null;
  /** A person's team; null for other kinds. */
  type: TeamType | null;
  /**
   * Index in its public list, from 0: for a picture or network newest first, for a person among those of the same type
   * in the order of entry; null for results with their own page.
   */
  position: number | null;
  /** The best matching passage, in parts; empty where there is no text. */
  snippet: SnippetPart[];
  /** Label of an event that doesn't take place as planned: 'Cancelled'. */
  change?: string;
  /** Of an event that repeats, found once: how many further dates are still to come. */
  further_dates?: number;
}

export interface SearchResponse {
  /** Best first. */
  results: SearchResult[];
  /** Total number of results of the requested kind, as far as they are counted. */
  total: number;
  /**
   * Number of results of each kind, whichever was requested. Counting stops at `searchCountMax`, so a count of that
   * number is a minimum.
   */
  counts: Partial<Record<SearchKind, number>>;
  /** Whether the results contain all words; with 'some', no record contains all of them. */
  matched: 'all' | 'some';
  /** The corrected search text, if nothing matched the typed words and the results match this instead; else null. */
  respelled: string | null;
}

/** Whether the counts are exact. @param kind only this one. @default all */
export function areCountsExact(counts: SearchResponse['counts'], kind?: SearchKind): boolean {
  const requestedCounts = kind ? [counts[kind] ?? 0] : Object.values(counts);
  return requestedCounts.every((count) => count < searchCountMax);
}

/** Type guard for a search kind. */
export function isSearchKind(text: string | null | undefined): text is SearchKind {
  return searchKinds.some((kind) => kind === text);
}
