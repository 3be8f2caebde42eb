import type { SearchKind, SearchResponse } from '@porchlight/contract/search';
import type { Synonyms } from './synonyms.ts';

/** A validated search query. */
export interface ValidatedSearch {
  /** The search text as typed. */
  q: string;
  /** Only this kind; undefined for all. */
  kind?: SearchKind;
  /** Whether to leave out pages with fixed texts. @default false */
  onlyRecords?: boolean;
  /** Ids of events that are left out. @default none */
  otherDates?: readonly number[];
  /** Kinds to leave out. @default none */
  without?: readonly SearchKind[];
  limit: number;
  offset: number;
  /** Words that mean the same. @default none */
  synonyms?: Synonyms;
  /** Fills the facts into the texts of results. @default they stay as they are stored, as staff read them */
  fill?: (text: string) => string;
}

/** A page with fixed texts, as indexed. */
export interface SearchablePage {
  title: string;
  /** One or two sentences. */
  description: string;
  /** Its canonical path. */
  path: string;
}

/**
 * Full-text search over everything that visitors may read, with SQLite's FTS5 or PostgreSQL's text search. The database
 * updates the index in the transaction of every change.
 */
export interface SearchIndex {
  /** Returns the best matches. Any text is valid: one without a letter or digit finds nothing. */
  search(query: ValidatedSearch): Promise<SearchResponse>;
  /** Replaces the indexed pages with fixed texts. */
  replacePages(pages: readonly SearchablePage[]): Promise<void>;
  /**
   * Removes words that no text contains any more from the vocabulary, so that none is offered as a spelling; to be
   * called now and then.
   */
  cleanUp(): Promise<void>;
}
