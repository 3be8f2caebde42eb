import { holdsPersonalData } from '@porchlight/contract/call-access';
import { pagedResources } from '@porchlight/contract/discovery';
import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { linksOf } from '@porchlight/contract/record-links';
import type { RecordSource } from '@porchlight/contract/rendering';
import { recordAt } from '@porchlight/contract/rich-text-records';
import { LRUCache } from 'lru-cache';
import { canBeMissing, pathOfTarget } from '../links/missing-pages.ts';
import type { CacheCounter, RegisterCache } from '../telemetry/metrics.ts';
import type { ChosenScheme, PageDocument } from './document.ts';
import { EncodedPage } from './encoded-page.ts';

/** Maximum size of the cache, keys included, in bytes. */
const pagesMaxBytes = 24 * 1024 * 1024;
/** Estimated bytes of a page besides its texts and its key. */
const entryBytes = 2000;
/** Lifetime of a page, in milliseconds, since it may show dates that have passed. */
const pageMaxAgeMs = 15 * 60 * 1000;

/** What a rendered page depends on: a list of a resource, or one record of it. */
export type Dependency = `${ResourceName}:list` | `${ResourceName}:${string}` | typeof visitor;

/** What a page depends on that is made for one visitor. */
const visitor = 'visitor';

/** A rendered page, ready to be sent in any color scheme. */
export class CachedPage {
  readonly document: PageDocument;
  readonly dependencies: ReadonlySet<Dependency>;
  /** How long what it says stays true by itself, in milliseconds. */
  readonly freshMs: number;
  /** Whether it may be cached: it was found, at its canonical URL, so that the number of such pages is limited. */
  readonly isCacheable: boolean;
  /** Whether it has the key of a form, which nobody else gets. */
  readonly isForOneVisitor: boolean;
  /** Called when its size has grown. */
  onGrowth: () => void = () => undefined;
  readonly #schemes = new Map<ChosenScheme, EncodedPage>();

  /**
   * @param isCanonicalUrl whether it was requested at its canonical URL
   * @param freshMs how long what it says stays true, in milliseconds
   */
  constructor(
    document: PageDocument,
    dependencies: ReadonlySet<Dependency> = new Set(),
    isCanonicalUrl = true,
    freshMs = Number.POSITIVE_INFINITY,
  ) {
    this.document = document;
    this.freshMs = freshMs;
    this.dependencies = dependencies;
    this.isForOneVisitor = dependencies.has(visitor);
    this.isCacheable = isCanonicalUrl && document.status === 200 && !this.isForOneVisitor;
  }

  /** The page as a response with another status. */
  withStatus(status: number): CachedPage {
    return new CachedPage({ ...this.document, status }, this.dependencies, false);
  }

  /** Size in memory, in bytes: the text, at two bytes per character, and its encodings. */
  get size(): number {
    const [start, end] = this.document.parts;
    let size = 2 * (start.length + end.length);
    for (const page of this.#schemes.values()) size += page.size;
    return size;
  }

  /** The page in a color scheme. */
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

/** A cache of rendered pages. A write invalidates exactly the pages that depend on what it changed. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** Pages being rendered, so that concurrent requests for a page render it once. */
  readonly #pending = new Map<string, Promise<CachedPage>>();
  readonly #counter: CacheCounter | undefined;
  /** Incremented with every write: a page whose rendering began before it is not cached. */
  #writes = 0;

  readonly #isTrusted: () => boolean;

  /**
   * @param maxSize maximum bytes of all pages and their keys
   * @param isTrusted whether all changes are received; while they are not, pages count as stale
   */
  constructor(maxSize = pagesMaxBytes, watch?: RegisterCache, isTrusted = () => true) {
    this.#isTrusted = isTrusted;
    this.#pages = new LRUCache({
      maxSize,
      ttl: pageMaxAgeMs,
      sizeCalculation: (page, key) => page.size + 2 * key.length + entryBytes,
    });
    this.#counter = watch?.(() => ({ entries: this.#pages.size, bytes: this.size }));
  }

  /** Current size, keys included, in bytes. */
  get size(): number {
    return this.#pages.calculatedSize;
  }

  /** The cached page of a key, unless it is stale. */
  get(key: string): CachedPage | undefined {
    // Expired pages stay, to be served while the database is unreachable.
    const page = this.#isTrusted() ? this.#pages.get(key, { noDeleteOnStaleGet: true }) : undefined;
    // Misses are counted by `getOrRender`.
    if (page) this.#counter?.hit();
    return page;
  }

  /** The cached page of a key, even if stale, for when it can't be rendered anew. Invalidated pages are gone. */
  getStale(key: string): CachedPage | undefined {
    return this.#pages.get(key, { allowStale: true, noDeleteOnStaleGet: true });
  }

  /** The page of a key, rendered if not cached. It is cached if `isKept`. */
  async getOrRender(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const cached = this.get(key);
    if (cached) return cached;
    this.#counter?.miss();
    const pending = this.#pending.get(key);
    if (pending) {
      const page = await pending;
      return page.isForOneVisitor ? render() : page;
    }
    const writes = this.#writes;
    const rendering = render();
    this.#pending.set(key, rendering);
    try {
      const page = await rendering;
      if (page.isCacheable && page.freshMs > 0 && writes === this.#writes) this.#store(key, page);
      return page;
    } finally {
      if (this.#pending.get(key) === rendering) this.#pending.delete(key);
    }
  }

  #store(key: string, page: CachedPage, ttl = Math.ceil(Math.min(pageMaxAgeMs, page.freshMs))): void {
    this.#pages.set(key, page, { ttl });
    // Each new content encoding enlarges the page, so it is inserted again with its new size.
    page.onGrowth = () => {
      if (this.#pages.peek(key) !== page) return;
      const ttlLeft = this.#pages.getRemainingTTL(key);
      this.#pages.delete(key);
      if (ttlLeft > 0) this.#store(key, page, ttlLeft);
    };
  }

  /**
   * Invalidates the pages that depend on a record, or on a list of its resource.
   * @param id undefined when many records of the resource have changed
   */
  invalidateChanged(resource: ResourceName, id: number | undefined): void {
    this.#writes += 1;
    // Requests from now on must not get pages that are being rendered from older records.
    this.#pending.clear();
    // Every page shows the organization's settings and the menus.
    if (resource === 'organization' || resource === 'menus') {
      this.#pages.clear();
      return;
    }
    const isAffected = (dependency: Dependency) =>
      id === undefined
        ? dependency.startsWith(`${resource}:`)
        : dependency === `${resource}:list` || dependency === `${resource}:${id}`;
    for (const [key, { dependencies }] of this.#pages.entries()) {
      if ([...dependencies].some(isAffected)) this.#pages.delete(key);
    }
  }
}

const resourcesWithTopics = resourceNames.filter(
  (name) => 'topics' in entityOf(name).fields && !holdsPersonalData(name),
);

/**
 * Wraps a source so that everything a page reads is added to `dependencies`.
 * @param publicUrl URL of the site, with which links to its own pages may begin
 */
export function trackDependencies(
  source: RecordSource,
  dependencies: Set<Dependency>,
  publicUrl?: string,
): RecordSource {
  return {
    list(name, query) {
      dependencies.add(`${name}:list`);
      // They say how many records have them.
      if (name === 'topic') for (const each of resourcesWithTopics) dependencies.add(`${each}:list`);
      return source.list(name, query);
    },
    async single(name, id) {
      dependencies.add(`${name}:${id}`);
      const record = await source.single(name, id);
      // A link is shown as text while visitors can't see where it leads.
      for (const link of linksIn(name, record, publicUrl)) dependencies.add(link);
      return record;
    },
    async pageAt(path) {
      const record = await source.pageAt(path).catch((error: unknown) => {
        // There may be one later: without one, the landing page shows what there is.
        dependencies.add('page:list');
        throw error;
      });
      dependencies.add(`page:${record.id}`);
      // Its breadcrumbs have the names of the pages above, and those that are not public are left out.
      if (record.slug.includes('/')) dependencies.add('page:list');
      for (const link of linksIn('page', record, publicUrl)) dependencies.add(link);
      return record;
    },
    facets(name) {
      dependencies.add(`${name}:list`);
      dependencies.add('topic:list');
      return source.facets(name);
    },
    async formKey(id) {
      dependencies.add(visitor);
      return source.formKey(id);
    },
    async registrationKey(id) {
      dependencies.add(visitor);
      return source.registrationKey(id);
    },
    // Any write can change search results; pages with them are not cached.
    search: (query) => source.search(query),
  };
}

/** What the links of a record's texts and sections depend on. */
function linksIn(name: ResourceName, record: object, publicUrl: string | undefined): Dependency[] {
  const targets = linksOf(entityOf(name).fields, { ...record }).map(({ target }) => target);
  return targets.flatMap((target): Dependency[] => {
    const linked = recordAt(pathOfTarget(target, publicUrl) ?? '');
    const resource = pagedResources.find((each) => each === linked?.name);
    // A link to a merged topic leads to the other one.
    if (resource === 'topic') return ['topic:list'];
    if (linked && resource) return [`${resource}:${linked.id}`];
    // There can be a page or a redirect at any other address.
    return canBeMissing(target, publicUrl) ? ['page:list', 'redirect:list'] : [];
  });
}
