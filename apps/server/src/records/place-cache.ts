import type { ResourceName } from '@porchlight/contract/entities';
import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.ts';
import { Generations } from './generations.ts';
import type { StretchPlace } from './list-cursor.ts';

/** Characters of all keys of a kind that are kept, with what an entry takes beside its key. */
const placesMaxCharacters = 1024 * 1024;
const entryCharacters = 200;

/** What is known of one list as it is now. */
export interface ListPlaces {
  get<Kind extends keyof Known>(kind: Kind, key: string): Known[Kind] | undefined;
  set<Kind extends keyof Known>(kind: Kind, key: string, value: Known[Kind]): void;
}

/** Kinds of what is known. */
interface Known {
  /** Rows, or the sum of their money, by condition. */
  number: number;
  /** Rows before a place, by the place. */
  before: number;
  /** Rows up to a place, its own among them. */
  after: number;
  /** The last row that is passed over, by the number of those that are. */
  passed: StretchPlace;
}

/**
 * Keeps how many rows lists have and where their pages begin, until a row of the resource changes: to count them, or to
 * pass over those of all pages before, reads as many entries of an index.
 */
export class PlaceCache {
  readonly #kept: { [Kind in keyof Known]: LRUCache<string, Known[Kind]> };
  readonly #changes: Changes;
  readonly #generations: Generations;

  constructor(changes: Changes) {
    const cache = <Value extends object | number>() =>
      new LRUCache<string, Value>({
        maxSize: placesMaxCharacters,
        sizeCalculation: (_value, key) => key.length + entryCharacters,
      });
    this.#kept = { number: cache(), before: cache(), after: cache(), passed: cache() };
    this.#changes = changes;
    this.#generations = new Generations(changes);
  }

  /** What is known now. What is read later is not found once something has changed meanwhile. */
  of(resource: ResourceName): ListPlaces {
    const prefix = `${resource} ${this.#generations.of(resource)} `;
    const kept = this.#kept;
    const isCurrent = this.#changes.staleMs === null;
    return {
      get: (kind, key) => (isCurrent ? kept[kind].get(prefix + key) : undefined),
      set: (kind, key, value) => void (isCurrent && kept[kind].set(prefix + key, value)),
    };
  }
}
