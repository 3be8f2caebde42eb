import type { ResourceName } from '@porchlight/contract/entities';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../records/changes.ts';
import { Generations } from './generations.ts';
import type { SegmentPosition } from './list-cursor.ts';

/** Maximum size of each kind's cache in characters of its keys, and the overhead of an entry. */
const keysMaxCharacters = 1024 * 1024;
const entryCharacters = 200;

/** Cached counts and positions of a resource's lists. */
export interface ListCounts {
  get<Kind extends keyof CachedCounts>(kind: Kind, key: string): CachedCounts[Kind] | undefined;
  set<Kind extends keyof CachedCounts>(kind: Kind, key: string, value: CachedCounts[Kind]): void;
}

/** Cached values by kind. */
interface CachedCounts {
  /** Number of rows, or the sum of their money, by condition. */
  number: number;
  /** Number of rows before a position. */
  before: number;
  /** Number of rows up to a position, its own included. */
  after: number;
  /** Position of the last skipped row, by the number of skipped rows. */
  passed: SegmentPosition;
}

/**
 * Caches the lengths of lists and the positions of their pages until a row of the resource changes, because counting or
 * skipping rows reads as many index entries.
 */
export class ListCountCache {
  readonly #caches: { [Kind in keyof CachedCounts]: LRUCache<string, CachedCounts[Kind]> };
  readonly #changes: Changes;
  readonly #generations: Generations;

  constructor(changes: Changes) {
    const cache = <Value extends object | number>() =>
      new LRUCache<string, Value>({
        maxSize: keysMaxCharacters,
        sizeCalculation: (_value, key) => key.length + entryCharacters,
      });
    this.#caches = { number: cache(), before: cache(), after: cache(), passed: cache() };
    this.#changes = changes;
    this.#generations = new Generations(changes);
  }

  /**
   * Returns the cache for a resource's current state. Values that are set after a further change are not found any
   * more.
   */
  of(resource: ResourceName): ListCounts {
    const prefix = `${resource} ${this.#generations.of(resource)} `;
    const caches = this.#caches;
    const isCurrent = this.#changes.staleMs === null;
    return {
      get: (kind, key) => (isCurrent ? caches[kind].get(prefix + key) : undefined),
      set: (kind, key, value) => void (isCurrent && caches[kind].set(prefix + key, value)),
    };
  }
}
