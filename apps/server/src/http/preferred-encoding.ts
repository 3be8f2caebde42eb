import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Content encodings of responses. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Maximum length of a header value that is cached, in characters; browsers send some twenty. */
const cachedMaxCharacters = 100;
/** Results by header value: browsers send only a handful of different ones. */
const cache = new LRUCache<string, Encoding>({ max: 200 });

/** The best content encoding for an Accept-Encoding header: Brotli, else gzip, else none. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const cached = cache.get(header);
  if (cached) return cached;
  // Ignores the header's order, in which browsers list gzip first for historical reasons.
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip', 'identity']);
  const preferred = (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
  if (header.length <= cachedMaxCharacters) cache.set(header, preferred);
  return preferred;
}
