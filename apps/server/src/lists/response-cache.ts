import { createHash } from 'node:crypto';
import type { ResourceName } from '@porchlight/contract/entities';
import type { ListPage } from '@porchlight/contract/rendering';
import { LRUCache } from 'lru-cache';
import type { Compression } from '../http/compressed-json.ts';
import type { Changes } from '../records/changes.ts';
import type { CacheCounter, RegisterCache } from '../telemetry/metrics.ts';
import { Generations } from './generations.ts';

/** Maximum size of all cached responses and their keys, in bytes. */
const responsesMaxBytes = 16 * 1024 * 1024;
/** Overhead of an entry, in bytes. */
const entryBytes = 500;

/** A serialized response body with its metadata. */
export interface SerializedResponse {
  /** JSON in UTF-8. */
  bytes: Buffer;
  /** Weak ETag of the bytes. */
  etag: string;
  /** For lists and searches: the number of all matches. */
  totalCount?: number;
  /** For a page of a list: its cursors and position. */
  page?: ListPage;
  /** For a list of personal data: the ids of its records. */
  ids?: number[];
  /** How long changes could not be received, in milliseconds, so that it may be stale; undefined while they can. */
  staleMs?: number;
  /** The compressed bytes by encoding, added on first request. */
  compressed?: Partial<Record<Compression, Promise<Buffer>>>;
}

/** Serializes a response body and computes its ETag. */
export function serializeResponse(body: unknown, totalCount?: number): SerializedResponse {
  const text = JSON.stringify(body);
  // Not from the buffer pool: a small cached buffer would keep a whole pool block of other data in memory.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return { bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`, totalCount };
}

/** A cacheable read. */
export interface CacheableRead {
  /** Cache key within the resource. */
  key: string;
  /** Called before the database is read for a response that is not cached; throws to refuse it. */
  beforeReading?: () => void;
  /** Reads the database. `keep` tells whether to cache the result. */
  read(): Promise<Pick<SerializedResponse, 'totalCount' | 'page' | 'ids'> & { body: unknown; isCacheable: boolean }>;
}

/** Caches serialized responses of reads; a change of one of a resource's rows invalidates all of that resource. */
export class ResponseCache {
  readonly #responses: LRUCache<string, SerializedResponse>;
  readonly #counter: CacheCounter | undefined;
  readonly #changes: Changes;
  readonly #generations: Generations;

  constructor(changes: Changes, maxSize = responsesMaxBytes, watch?: RegisterCache) {
    this.#responses = new LRUCache({ maxSize, sizeCalculation: sizeOf });
    this.#changes = changes;
    this.#counter = watch?.(() => ({ entries: this.#responses.size, bytes: this.size }));
    this.#generations = new Generations(changes);
  }

  /** Calculated size of the cache in bytes, keys included. */
  get size(): number {
    return this.#responses.calculatedSize;
  }

  /** Returns the cached response, or reads a new one. */
  async getOrRead(resource: ResourceName, { key, beforeReading, read }: CacheableRead): Promise<SerializedResponse> {
    const fullKey = `${resource} ${this.#generations.of(resource)} ${key}`;
    const cached = this.#responses.get(fullKey);
    if (cached) {
      this.#counter?.hit();
      const { staleMs } = this.#changes;
      return staleMs === null ? cached : { ...cached, staleMs };
    }
    this.#counter?.miss();
    beforeReading?.();
    const { body, totalCount, page, ids, isCacheable } = await read();
    const response = { ...serializeResponse(body, totalCount), page, ids };
    if (isCacheable) this.#responses.set(fullKey, response);
    return response;
  }
}

/** Twice the bytes, since two compressed versions may be added later: texts shrink to half or less. */
function sizeOf({ bytes }: SerializedResponse, key: string): number {
  return 2 * bytes.length + 2 * key.length + entryBytes;
}
