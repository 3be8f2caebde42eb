import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Content codings that an answer is sent in. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Characters of a value that is remembered: browsers' have some twenty. */
const knownMaxCharacters = 100;
/** Browsers send a handful of different values: each is read once. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/** The best content coding for an Accept-Encoding header: brotli, else gzip, else none. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const remembered = known.get(header);
  if (remembered) return remembered;
  // The visitor's order does not count: every one of them lists gzip first out of habit.
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip', 'identity']);
  const preferred = (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
  if (header.length <= knownMaxCharacters) known.set(header, preferred);
  return preferred;
}
