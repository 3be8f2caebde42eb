import type { ResourceName } from './entities.ts';
import type { OtherCall } from './other-calls.ts';
import type { State } from './publication.ts';
import type { SnippetPart } from './search.ts';

/** The staff's search over the records of all resources. Not from the spec. */
export const recordSearchCall = {
  access: 'read content',
  method: 'GET',
  path: '/api/search-records',
} as const satisfies OtherCall;

/** A search result with the facts that its list item shows. */
export interface RecordSearchResult {
  resource: ResourceName;
  id: number;
  /** Its main field, shortened like titles in lists. */
  title: string;
  /** The second line: a story's subtitle, an account's email address; '' for none. */
  subtitle: string;
  /** A day or a moment, depending on the resource's field; null for none. */
  date: string | null;
  /** Amount of a donation; null for other records. */
  amount: number | null;
  /** State of a public record that is not published; missing for others. */
  state?: State;
  /** The best matching passage of a longer text, in parts; empty for none. */
  snippet: SnippetPart[];
}

/** Response of `GET /api/search-records?q=&limit=`. */
export interface RecordSearchResponse {
  /** Best first: matches in the title, then matches elsewhere. */
  records: RecordSearchResult[];
}
