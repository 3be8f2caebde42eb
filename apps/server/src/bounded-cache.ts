import { LRUCache } from 'lru-cache';

/**
 * Creates an LRU cache limited to a number of entries, which allocates as it fills. With the option `max`, LRUCache
 * would allocate for all entries up front, which takes 2 ms for 20,000.
 * @param options.ttl lifetime of an entry, in milliseconds. @default until it is evicted
 */
export function createBoundedCache<Value extends {}>(maxEntries: number, options: { ttl?: number } = {}) {
  return new LRUCache<string, Value>({ maxSize: maxEntries, sizeCalculation: () => 1, ...options });
}
