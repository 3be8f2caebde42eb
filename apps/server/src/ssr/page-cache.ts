import type { ListQuery, ResourceName } from '@porchlight/contract/calls';
import type { RecordSource } from '@porchlight/contract/rendering';
import { LRUCache } from 'lru-cache';
import type { PageDocument, Scheme } from './document.ts';
import { EncodedPage } from './encoded-page.ts';

/** Most that the cache holds, in bytes. */
const cacheMaxBytes = 64 * 1024 * 1024;
/** A page also goes after this time, since it may name a date that has passed. */
const pageMaxAgeMs = 15 * 60 * 1000;

/** What a rendered page was made of: a list of a resource, or one record of it. */
export type Dependency = `${ResourceName}:list` | `${ResourceName}:${string}`;

/** A rendered page, ready to be sent in any scheme. */
export class CachedPage {
  readonly document: PageDocument;
  readonly dependencies: ReadonlySet<Dependency>;
  readonly #schemes = new Map<Scheme, EncodedPage>();

  constructor(document: PageDocument, dependencies: ReadonlySet<Dependency>) {
    this.document = document;
    this.dependencies = dependencies;
  }

  /** The page in a visitor's scheme. */
  inScheme(scheme: Scheme): EncodedPage {
    let page = this.#schemes.get(scheme);
    if (!page) {
      page = new EncodedPage(this.document, scheme);
      this.#schemes.set(scheme, page);
    }
    return page;
  }
}

/** Rendered pages by their key. A write drops exactly the pages that show what it changed. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: cacheMaxBytes,
    ttl: pageMaxAgeMs,
    // Three schemes in two codings come on top of the text.
    sizeCalculation: ({ document }) => 2 * (document.parts[0].length + document.parts[1].length) + 1,
  });
  /** Pages being rendered, so that many visitors at once cost one rendering. */
  readonly #pending = new Map<string, Promise<CachedPage>>();
  /** Goes up with every write: what was read before it is not kept after it. */
  #writes = 0;

  /** The page under a key, if it is there. */
  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** The page under a key, rendered if it is not there. Only a page that was found is kept. */
  async getOrRender(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key) ?? this.#pending.get(key);
    if (known) return known;
    const writes = this.#writes;
    const rendering = render();
    this.#pending.set(key, rendering);
    try {
      const page = await rendering;
      if (page.document.status === 200 && writes === this.#writes) this.#pages.set(key, page);
      return page;
    } finally {
      if (this.#pending.get(key) === rendering) this.#pending.delete(key);
    }
  }

  /**
   * Drops the pages that show a record or a list with it.
   * @param id undefined when many records of the resource changed
   */
  dropChanged(resource: ResourceName, id: number | undefined): void {
    this.#writes += 1;
    // Who asks from now on must not be given what is being rendered from older records.
    this.#pending.clear();
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
    list(name: ResourceName, query: ListQuery) {
      dependencies.add(`${name}:list`);
      return source.list(name, query);
    },
    single(name: ResourceName, id: string) {
      dependencies.add(`${name}:${id}`);
      return source.single(name, id);
    },
    // Anything may change what is found: pages that search are not kept.
    search: (query) => source.search(query),
  };
}
