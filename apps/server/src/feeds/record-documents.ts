import type { ResourceName } from '@porchlight/contract/entities';
import type { RecordSource } from '@porchlight/contract/rendering';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import { matchesEtag } from '../http/if-none-match.ts';
import { preferredEncoding } from '../http/preferred-encoding.ts';
import { markStale } from '../http/stale-responses.ts';
import { CachedPage, type Dependency, PageCache, trackDependencies } from '../pages/page-cache.ts';
import type { Changes } from '../records/changes.ts';
import type { RegisterCache } from '../telemetry/metrics.ts';

/** Maximum size of the cache, in bytes; the calendar and each sitemap file may take several MB. */
const documentsMaxBytes = 16 * 1024 * 1024;

/** A text generated from records: a feed, a calendar, a sitemap. */
export interface RecordDocument {
  /** Its cache key: the path of its URL. */
  key: string;
  /** Value of the Content-Type header. */
  contentType: string;
  /** Further headers. */
  headers?: Record<string, string>;
  /** Resources that it depends on besides what it reads from its source. */
  lists?: readonly ResourceName[];
  /** Whether it is cached: not what visitors can vary freely. @default true */
  isCached?: boolean;
  /** Generates the text from records; null when there is no such document. */
  make(source: RecordSource): Promise<string | null>;
}

/** Generates documents from records and caches them like pages: a write invalidates those that depend on its record. */
export class RecordDocuments {
  readonly #cache: PageCache;
  readonly #source: RecordSource;
  readonly #changes: Changes;

  constructor(source: RecordSource, changes: Changes, watch?: RegisterCache) {
    this.#cache = new PageCache(documentsMaxBytes, watch, () => changes.staleMs === null);
    this.#source = source;
    this.#changes = changes;
    changes.subscribe(({ resource, id }) => this.#cache.invalidateChanged(resource, id));
  }

  /**
   * Sends a document in a content encoding that the client accepts, or 304 when its ETag matches.
   * @throws HttpError `not_found` when there is no such document
   */
  async send(request: FastifyRequest, reply: FastifyReply, document: RecordDocument): Promise<FastifyReply> {
    const { key, contentType, headers = {} } = document;
    const { staleMs } = this.#changes;
    const stalePage = staleMs === null ? undefined : this.#cache.getStale(key);
    const page = stalePage ?? (await this.#cache.getOrRender(key, () => this.#make(document)));
    if (staleMs !== null) markStale(reply, staleMs);
    const encoded = page.inScheme(null);
    reply.headers({
      ...headers,
      'content-type': contentType,
      // Clients may cache it but revalidate each time: a 304 is 100 bytes.
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: encoded.etag,
    });
    if (matchesEtag(request.headers['if-none-match'], encoded.etag)) return reply.code(304).send();
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(encoded.getEncoded(encoding) ?? (await encoded.encode(encoding)));
  }

  async #make({ make, lists = [], isCached }: RecordDocument): Promise<CachedPage> {
    const dependencies = new Set<Dependency>(lists.map((name): Dependency => `${name}:list`));
    const text = await make(trackDependencies(this.#source, dependencies));
    if (text === null) throw new HttpError('not_found', 'There is nothing at this address.');
    return new CachedPage({ status: 200, policy: '', parts: [text, ''] }, dependencies, isCached);
  }
}
