import type { ResourceName } from '@porchlight/contract/entities';
import type { RecordSource } from '@porchlight/contract/rendering';
import { LRUCache } from 'lru-cache';
import type { CacheCounter, WatchCache } from '../telemetry/metrics.ts';
import type { ChosenScheme, PageDocument } from './document.ts';
import { EncodedPage } from './encoded-page.ts';

/** Most that the cache holds, keys included, in bytes. */
const pagesMaxBytes = 24 * 1024 * 1024;
/** Bytes of a page beside its texts and its key. */
const entryBytes = 2000;
/** A page also goes after this time, since it may name a date that has passed. */
const pageMaxAgeMs = 15 * 60 * 1000;

/** What a rendered page was made of: a list of a resource, or one record of it. */
export type Dependency = `${ResourceName}:list` | `${ResourceName}:${string}`;

/** A rendered page, ready to be sent in any scheme. */
export class CachedPage {
  readonly document: PageDocument;
  readonly dependencies: ReadonlySet<Dependency>;
  /** Whether there is an end to the addresses of such pages, so that it may be kept. */
  readonly isKept: boolean;
  /** Called when more bytes are held. */
  onGrowth: () => void = () => undefined;
  readonly #schemes = new Map<ChosenScheme, EncodedPage>();

  /** @param isOwnAddress whether it was asked for by the one address it has */
  constructor(document: PageDocument, dependencies: ReadonlySet<Dependency>, isOwnAddress = true) {
    this.document = document;
    this.dependencies = dependencies;
    this.isKept = isOwnAddress && document.status === 200;
  }

  /** Bytes held: the text, two for each of its characters, and what it was encoded to. */
  get size(): number {
    const [start, end] = this.document.parts;
    let size = 2 * (start.length + end.length);
    for (const page of this.#schemes.values()) size += page.size;
    return size;
  }

  /** The page in a visitor's scheme. */
  inScheme(scheme: ChosenScheme): EncodedPage {
    let page = this.#schemes.get(scheme);
    if (!page) {
      page = new EncodedPage(this.document, scheme);
      page.onGrowth = () => this.onGrowth();
      this.#schemes.set(scheme, page);
      this.onGrowth();
    }
    return page;
  }
}

/** Rendered pages by their key. A write drops exactly the pages that show what it changed. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** Pages being rendered, so that many visitors at once cost one rendering. */
  readonly #pending = new Map<string, Promise<CachedPage>>();
  readonly #counter: CacheCounter | undefined;
  /** Goes up with every write: what was read before it is not kept after it. */
  #writes = 0;

  readonly #isTrusted: () => boolean;

  /**
   * @param maxSize bytes of all pages and their keys at most
   * @param isTrusted whether everything that changes is heard of; while it isn't, pages are stale
   */
  constructor(maxSize = pagesMaxBytes, watch?: WatchCache, isTrusted = () => true) {
    this.#isTrusted = isTrusted;
    this.#pages = new LRUCache({
      maxSize,
      ttl: pageMaxAgeMs,
      sizeCalculation: (page, key) => page.size + 2 * key.length + entryBytes,
    });
    this.#counter = watch?.(() => ({ entries: this.#pages.size, bytes: this.size }));
  }

  /** Bytes that are held, keys included, by the cache's own count. */
  get size(): number {
    return this.#pages.calculatedSize;
  }

  /** The page under a key, if it is there. */
  get(key: string): CachedPage | undefined {
    // One that is too old is answered still when the database is away.
    const page = this.#isTrusted() ? this.#pages.get(key, { noDeleteOnStaleGet: true }) : undefined;
    // Who finds none asks for it to be rendered: that is counted there.
    if (page) this.#counter?.hit();
    return page;
  }

  /** The page under a key as it was, however old it is: for who can't have a new one. One that was changed is gone. */
  getStale(key: string): CachedPage | undefined {
    return this.#pages.get(key, { allowStale: true, noDeleteOnStaleGet: true });
  }

  /** The page under a key, rendered if it is not there. Only a page that was found, under its own address, is kept. */
  async getOrRender(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.get(key);
    if (known) return known;
    this.#counter?.miss();
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const writes = this.#writes;
    const rendering = render();
    this.#pending.set(key, rendering);
    try {
      const page = await rendering;
      if (page.isKept && writes === this.#writes) this.#keep(key, page);
      return page;
    } finally {
      if (this.#pending.get(key) === rendering) this.#pending.delete(key);
    }
  }

  #keep(key: string, page: CachedPage, ttl = pageMaxAgeMs): void {
    this.#pages.set(key, page, { ttl });
    // Each coding that somebody asks for is held as well: the page is measured anew.
    page.onGrowth = () => {
      if (this.#pages.peek(key) !== page) return;
      const left = this.#pages.getRemainingTTL(key);
      this.#pages.delete(key);
      if (left > 0) this.#keep(key, page, left);
    };
  }

  /**
   * Drops the pages that show a record or a list with it.
   * @param id undefined when many records of the resource changed
   */
  dropChanged(resource: ResourceName, id: number | undefined): void {
    this.#writes += 1;
    // Who asks from now on must not be given what is being rendered from older records.
    this.#pending.clear();
    // What names the organization stands on all of them.
    if (resource === 'organization') {
      this.#pages.clear();
      return;
    }
    const shows = (dependency: Dependency) =>
      id === undefined
        ? dependency.startsWith(`${resource}:`)
        : dependency === `${resource}:list` || dependency === `${resource}:${id}`;
    for (const [key, { dependencies }] of this.#pages.entries()) {
      if ([...dependencies].some(shows)) this.#pages.delete(key);
    }
  }
}

/** Writes down what a page reads, in `dependencies`. */
export function watchedSource(source: RecordSource, dependencies: Set<Dependency>): RecordSource {
  return {
    list(name, query) {
      dependencies.add(`${name}:list`);
      return source.list(name, query);
    },
    single(name, id) {
      dependencies.add(`${name}:${id}`);
      return source.single(name, id);
    },
    // Anything may change what is found: pages that search are not kept.
    search: (query) => source.search(query),
  };
}
