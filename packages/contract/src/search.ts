import type { Call } from './calls.ts';
import { type entities, entityOf, type ResourceName, resourceNames } from './entities.ts';
import { searchCountMax, type TeamType } from './limits.ts';

/** The search over everything a visitor may read. Ours: the specification has no such call, so a backend may lack it. */
export const searchCall = { method: 'GET', path: '/api/search' } as const satisfies Call;

/** What a search finds: pages with fixed words, then the resources that visitors may read, in the order they are offered. */
export const searchKinds: readonly SearchKind[] = [
  'page',
  ...resourceNames.filter((name): name is SearchedResource => entityOf(name).search !== undefined),
];
export type SearchKind = 'page' | SearchedResource;
/** An entity that visitors find. */
export type SearchedResource = {
  [Name in ResourceName]: (typeof entities)[Name] extends { search: unknown } ? Name : never;
}[ResourceName];

/** What a search is asked for. */
export interface SearchQuery {
  /** What somebody typed; anything goes. Words beyond `searchQueryMaxCharacters` are not looked at. */
  q: string;
  /** Only this kind. @default all */
  kind?: SearchKind;
  /** How many results at most, 1 to 50. @default 10 */
  limit?: number;
  /** How many results to pass over first. @default 0 */
  offset?: number;
}

/** A piece of a text, plain. */
export interface SnippetPart {
  text: string;
  /** Whether this is what was searched for. */
  match?: true;
}

/** One thing that was found, with what a list needs to show it and to lead to it. */
export interface SearchResult {
  kind: SearchKind;
  /** Id of the record; for a page a number without meaning. */
  id: number;
  /** Cut like a title in a list. */
  title: string;
  /** The second line: a story's subtitle, a person's position; '' where there is none. */
  subtitle: string;
  /** A record's slug; a page's path. */
  slug: string;
  /** A day or a moment, as the resource's own field has it; null where there is none. */
  date: string | null;
  /** A person's team; null for everything else. */
  type: TeamType | null;
  /**
   * Place in the list it stands in, from 0: of a picture and a network, newest first, and of a person among those of
   * their type, in the order of entry; null for what has a page of its own.
   */
  position: number | null;
  /** The passage that fits best, in pieces; empty where there is no text. */
  snippet: SnippetPart[];
  /** What is not as planned of it, in words: 'Cancelled'. */
  change?: string;
}

export interface SearchAnswer {
  /** Best first. */
  results: SearchResult[];
  /** How many there are in all, of the kind that was asked for, as far as they are counted. */
  total: number;
  /**
   * How many there are of each kind, whichever was asked for. No more than `searchCountMax` of a kind are counted where
   * there are more in all; a count of so many is the least there are.
   */
  counts: Partial<Record<SearchKind, number>>;
  /** Whether the results have all the words; with 'some', nothing had all of them. */
  matched: 'all' | 'some';
  /** The words as they are probably spelled, which the results have where nothing had those that were typed; else null. */
  respelled: string | null;
}

/** Whether counts tell all that there is. @param kind only this one. @default all */
export function countsAll(counts: SearchAnswer['counts'], kind?: SearchKind): boolean {
  const told = kind ? [counts[kind] ?? 0] : Object.values(counts);
  return told.every((count) => count < searchCountMax);
}

/** Whether a text names a kind. */
export function isSearchKind(text: string | null | undefined): text is SearchKind {
  return searchKinds.some((kind) => kind === text);
}
