import { byName, entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { pictureFields } from '@porchlight/contract/pictures';

/** The entities whose records contain something of an entity's records, by that entity. */
const containers = byName((target) =>
  resourceNames.filter((name) => {
    const { fields } = entityOf(name);
    const refers = Object.values(fields).some(({ to }) => to === target);
    return refers || (target === 'media' && pictureFields(fields).length > 0);
  }),
);

/** A row that was created, changed, deleted or restored. */
export interface Change {
  resource: ResourceName;
  /** Undefined when any row of the resource may have changed. */
  id: number | undefined;
}

/** Emits changes to listeners, after the commit and before the caller gets its result. */
export class Changes {
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #now: () => Date;
  #lostAt: Date | undefined;

  constructor(now = () => new Date()) {
    this.#now = now;
  }

  /**
   * How long changes by other processes could not be received because the database can't be reached, in milliseconds;
   * null while they can. Caches may be stale in the meantime.
   */
  get staleMs(): number | null {
    return this.#lostAt ? this.#now().getTime() - this.#lostAt.getTime() : null;
  }

  /** Marks the database as out of reach. */
  markUnreachable(): void {
    this.#lostAt ??= this.#now();
  }

  /** Marks the database as reachable again. */
  markReachable(): void {
    this.#lostAt = undefined;
  }

  /**
   * Adds a listener, which must be fast and must not throw.
   * @returns a function that removes it
   */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls every listener. */
  emit(change: Change): void {
    for (const listener of this.#listeners) listener(change);
    // Records contain the descriptions of their pictures, and the names of the records that they refer to.
    for (const resource of containers[change.resource]) this.emit({ resource, id: undefined });
  }
}
