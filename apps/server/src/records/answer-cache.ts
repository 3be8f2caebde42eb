import { createHash } from 'node:crypto';
import type { ResourceName } from '@porchlight/contract/entities';
import type { ListPage } from '@porchlight/contract/rendering';
import { LRUCache } from 'lru-cache';
import type { Compression } from '../http/compressed-json.ts';
import type { CacheCounter, WatchCache } from '../telemetry/metrics.ts';
import type { Changes } from './changes.ts';
import { Generations } from './generations.ts';

/** Bytes that all kept answers and their keys take at most. */
const answersMaxBytes = 16 * 1024 * 1024;
/** Bytes of an entry beside its answer and its key. */
const entryBytes = 500;

/** An answer, ready to be sent. */
export interface ReadyAnswer {
  /** JSON in UTF-8. */
  bytes: Buffer;
  /** Weak entity tag of the bytes. */
  etag: string;
  /** In a list's answer: how many records there are in all. */
  totalCount?: number;
  /** In a page's answer: where it stands. */
  page?: ListPage;
  /** For how long nobody knows whether it is still so, in milliseconds; undefined while it is. */
  staleMs?: number;
  /** The bytes compressed, once somebody has asked for them so. */
  compressed?: Partial<Record<Compression, Promise<Buffer>>>;
}

/** Makes an answer ready to be sent. */
export function readyAnswer(body: unknown, totalCount?: number): ReadyAnswer {
  const text = JSON.stringify(body);
  // Memory of its own: a short text would share, and while it is kept hold, a block of many others.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return { bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`, totalCount };
}

/** A question to the database, and what is to be done with its answer. */
export interface Question {
  /** Names the answer within its resource. */
  key: string;
  /** Called before anything is read for an answer that is not kept; throws to refuse it. */
  beforeReading?: () => void;
  /** Reads the database, and says whether the answer is worth keeping. */
  read(): Promise<{ body: unknown; totalCount?: number; page?: ListPage; keep: boolean }>;
}

/** Keeps answers to reads as bytes; those of a resource are not found again once one of its rows has changed. */
export class AnswerCache {
  readonly #answers: LRUCache<string, ReadyAnswer>;
  readonly #counter: CacheCounter | undefined;
  readonly #changes: Changes;
  readonly #generations: Generations;

  constructor(changes: Changes, maxSize = answersMaxBytes, watch?: WatchCache) {
    this.#answers = new LRUCache({ maxSize, sizeCalculation: sizeOf });
    this.#changes = changes;
    this.#counter = watch?.(() => ({ entries: this.#answers.size, bytes: this.size }));
    this.#generations = new Generations(changes);
  }

  /** Bytes that are held, keys included, by the cache's own count. */
  get size(): number {
    return this.#answers.calculatedSize;
  }

  /** The kept answer, or a new one. */
  async answer(resource: ResourceName, { key, beforeReading, read }: Question): Promise<ReadyAnswer> {
    const fullKey = `${resource} ${this.#generations.of(resource)} ${key}`;
    const known = this.#answers.get(fullKey);
    if (known) {
      this.#counter?.hit();
      const { staleMs } = this.#changes;
      return staleMs === null ? known : { ...known, staleMs };
    }
    this.#counter?.miss();
    beforeReading?.();
    const { body, totalCount, page, keep } = await read();
    const answer = { ...readyAnswer(body, totalCount), page };
    if (keep) this.#answers.set(fullKey, answer);
    return answer;
  }
}

/** The compressed bytes come later, in two codings: texts shrink to half or less. */
function sizeOf({ bytes }: ReadyAnswer, key: string): number {
  return 2 * bytes.length + 2 * key.length + entryBytes;
}
