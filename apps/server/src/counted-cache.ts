import { LRUCache } from 'lru-cache';

/**
 * A cache of so many entries that grows as it is filled. One that is made with `max` takes the room for all of them at
 * once, which for 20,000 takes 2 ms.
 * @param options.ttl how long an entry is known, in milliseconds. @default until it has to make room
 */
export function countedCache<Value extends {}>(maxEntries: number, options: { ttl?: number } = {}) {
  return new LRUCache<string, Value>({ maxSize: maxEntries, sizeCalculation: () => 1, ...options });
}
