import { createHash } from 'node:crypto';
import type { ResourceName } from '@porchlight/contract/calls';
import type { ListPage } from '@porchlight/contract/rendering';
import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.ts';

/** Bytes of answers kept per resource. */
const maxBytesPerResource = 16 * 1024 * 1024;

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
  /** The bytes compressed, once somebody has asked for them so. */
  brotli?: Promise<Buffer>;
}

/** Makes an answer ready to be sent. */
export function readyAnswer(body: unknown, totalCount?: number): ReadyAnswer {
  const bytes = Buffer.from(JSON.stringify(body));
  return { bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`, totalCount };
}

interface Kept {
  answers: LRUCache<string, ReadyAnswer>;
  /** Goes up with every write, so that an answer read before one is not kept after it. */
  generation: number;
}

/** Keeps answers to reads as bytes, and drops those of a resource whenever one of its rows changes. */
export class AnswerCache {
  readonly #kept = new Map<ResourceName, Kept>();

  constructor(changes: Changes) {
    changes.subscribe(({ resource }) => {
      const kept = this.#of(resource);
      kept.generation += 1;
      kept.answers.clear();
    });
  }

  /**
   * The kept answer, or a new one.
   * @param key names the answer within its resource
   * @param make reads the database
   */
  async answer(
    resource: ResourceName,
    key: string,
    make: () => Promise<{ body: unknown; totalCount?: number; page?: ListPage }>,
  ): Promise<ReadyAnswer> {
    const kept = this.#of(resource);
    const known = kept.answers.get(key);
    if (known) return known;
    const { generation } = kept;
    const { body, totalCount, page } = await make();
    const answer = { ...readyAnswer(body, totalCount), page };
    if (kept.generation === generation) kept.answers.set(key, answer);
    return answer;
  }

  #of(resource: ResourceName): Kept {
    let kept = this.#kept.get(resource);
    if (!kept) {
      const answers = new LRUCache<string, ReadyAnswer>({
        maxSize: maxBytesPerResource,
        sizeCalculation: ({ bytes }) => bytes.length + 200,
      });
      kept = { answers, generation: 0 };
      this.#kept.set(resource, kept);
    }
    return kept;
  }
}
