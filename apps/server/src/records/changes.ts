import type { ResourceName } from '@porchlight/contract/entities';

/** A row that was created, changed, deleted or restored. */
export interface Change {
  resource: ResourceName;
  /** Undefined when any of them may have. */
  id: number | undefined;
}

/** Tells listeners what changed, after it is committed and before the caller hears of it. */
export class Changes {
  readonly #listeners = new Set<(change: Change) => void>();

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
  }
}
