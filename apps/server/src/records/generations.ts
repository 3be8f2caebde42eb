import type { ResourceName } from '@porchlight/contract/entities';
import type { Changes } from './changes.ts';

/** Counts the changes of each resource. What is kept of its rows is kept under the count, and not found again after the next. */
export class Generations {
  readonly #counts = new Map<ResourceName, number>();

  constructor(changes: Changes) {
    changes.subscribe(({ resource }) => void this.#counts.set(resource, this.of(resource) + 1));
  }

  of(resource: ResourceName): number {
    return this.#counts.get(resource) ?? 0;
  }
}
