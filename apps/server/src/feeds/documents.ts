import type { ResourceName } from '@porchlight/contract/entities';
import type { RecordSource } from '@porchlight/contract/rendering';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../http/if-none-match.ts';
import { preferredEncoding } from '../http/preferred-encoding.ts';
import { markStale } from '../http/stale-answers.ts';
import { HttpError } from '../http-error.ts';
import { CachedPage, type Dependency, PageCache, watchedSource } from '../pages/page-cache.ts';
import type { Changes } from '../records/changes.ts';
import type { WatchCache } from '../telemetry/metrics.ts';

/** Bytes of documents kept at most; the whole calendar and a file of the sitemap may take some millions each. */
const documentsMaxBytes = 16 * 1024 * 1024;

/** A text made of records: a feed, a calendar, a sitemap. */
export interface RecordDocument {
  /** Names it in the cache; its address. */
  key: string;
  /** Value of the Content-Type header. */
  contentType: string;
  /** Further headers. */
  headers?: Record<string, string>;
  /** Resources whose records it is made of beside what it asks its source for. */
  lists?: readonly ResourceName[];
  /** Makes the text out of records; null when there is no such document. */
  make(source: RecordSource): Promise<string | null>;
}

/** Makes documents out of records and keeps them, as pages are kept: a write drops those that read what it changed. */
export class RecordDocuments {
  readonly #cache: PageCache;
  readonly #source: RecordSource;
  readonly #changes: Changes;

  constructor(source: RecordSource, changes: Changes, watch?: WatchCache) {
    this.#cache = new PageCache(documentsMaxBytes, watch, () => changes.staleMs === null);
    this.#source = source;
    this.#changes = changes;
    changes.subscribe(({ resource, id }) => this.#cache.dropChanged(resource, id));
  }

  /**
   * Answers with a document in the caller's coding, or with 304 where the caller has it.
   * @throws HttpError `not_found` when there is no such document
   */
  async answer(request: FastifyRequest, reply: FastifyReply, document: RecordDocument): Promise<FastifyReply> {
    const { key, contentType, headers = {} } = document;
    const { staleMs } = this.#changes;
    const old = staleMs === null ? undefined : this.#cache.getStale(key);
    const page = old ?? (await this.#cache.getOrRender(key, () => this.#make(document)));
    if (staleMs !== null) markStale(reply, staleMs);
    const encoded = page.inScheme(null);
    reply.headers({
      ...headers,
      'content-type': contentType,
      // Readers keep it and ask again each time: a 304 is 100 bytes.
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: encoded.etag,
    });
    if (matchesEtag(request.headers['if-none-match'], encoded.etag)) return reply.code(304).send();
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(encoded.ready(encoding) ?? (await encoded.encode(encoding)));
  }

  async #make({ make, lists = [] }: RecordDocument): Promise<CachedPage> {
    const dependencies = new Set<Dependency>(lists.map((name): Dependency => `${name}:list`));
    const text = await make(watchedSource(this.#source, dependencies));
    if (text === null) throw new HttpError('not_found', 'There is nothing at this address.');
    return new CachedPage({ status: 200, policy: '', parts: [text, ''] }, dependencies);
  }
}
