import type { ResourceName } from './entities.ts';
import type { OtherCall } from './other-calls.ts';
import type { State } from './publication.ts';
import type { SnippetPart } from './search.ts';

/** The staff's search over the records of every resource. Ours: a backend may lack it, and answers 404 then. */
export const recordSearchCall = {
  access: 'read content',
  method: 'GET',
  path: '/api/search-records',
} as const satisfies OtherCall;

/** A record that was found, with what a line about it needs. */
export interface FoundRecord {
  resource: ResourceName;
  id: number;
  /** Its main field, cut like a title in a list. */
  title: string;
  /** The second line: a story's subtitle, an account's address; '' where there is none. */
  subtitle: string;
  /** A day or a moment, as the resource's own field has it; null where there is none. */
  date: string | null;
  /** Of a donation; null for everything else. */
  amount: number | null;
  /** Of a public record that is not published; missing of all others. */
  state?: State;
  /** The passage of a longer text that fits best, in pieces; empty where there is none. */
  snippet: SnippetPart[];
}

/** What `GET /api/search-records?q=&limit=` answers. */
export interface RecordSearchAnswer {
  /** Best first: what has the words in its title, then what has them elsewhere. */
  records: FoundRecord[];
}
