import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { pictureFields } from '@porchlight/contract/pictures';

/** Entities whose records show pictures of the library. */
const withPictures = resourceNames.filter((name) => pictureFields(entityOf(name).fields).length > 0);

/** A row that was created, changed, deleted or restored. */
export interface Change {
  resource: ResourceName;
  /** Undefined when any of them may have. */
  id: number | undefined;
}

/** Tells listeners what changed, after it is committed and before the caller hears of it. */
export class Changes {
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #now: () => Date;
  #lostAt: Date | undefined;

  constructor(now = () => new Date()) {
    this.#now = now;
  }

  /**
   * For how long nobody has told of what other processes change, because the database is away, in milliseconds; null
   * while somebody does. What is kept may be out of date meanwhile.
   */
  get staleMs(): number | null {
    return this.#lostAt ? this.#now().getTime() - this.#lostAt.getTime() : null;
  }

  /** Notes that the database is away. */
  lost(): void {
    this.#lostAt ??= this.#now();
  }

  /** Notes that it is back. */
  found(): void {
    this.#lostAt = undefined;
  }

  /**
   * Listens to changes. A listener has to be quick and must not throw.
   * @returns a function that ends it
   */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells every listener. */
  emit(change: Change): void {
    for (const listener of this.#listeners) listener(change);
    // What a picture means is answered with every record that shows it.
    if (change.resource === 'media') for (const resource of withPictures) this.emit({ resource, id: undefined });
  }
}
