import type { SearchAnswer, SearchKind } from '@porchlight/contract/search';

export interface CheckedSearch {
  /** As it was typed. */
  q: string;
  /** Only this kind; undefined for all. */
  kind?: SearchKind;
  /** Whether only records count and no page with fixed words. @default false */
  onlyRecords?: boolean;
  limit: number;
  offset: number;
}

/** A page with fixed words, as the search knows it. */
export interface SearchablePage {
  title: string;
  /** One or two sentences. */
  description: string;
  /** Its one address. */
  path: string;
}

/**
 * Full-text search over everything that visitors may read. The database keeps it right by itself, in the transaction of
 * every change. SQLite's FTS5 stands behind it, or PostgreSQL's text search.
 */
export interface SearchIndex {
  /** What fits best. No text is an error: one without a letter or digit finds nothing. */
  search(query: CheckedSearch): Promise<SearchAnswer>;
  /** Makes these the pages that are found, in place of those of the last start. */
  replacePages(pages: readonly SearchablePage[]): Promise<void>;
  /** Forgets the words that no text has any more, so that none is offered as a spelling; to be done now and then. */
  tidyUp(): Promise<void>;
}
