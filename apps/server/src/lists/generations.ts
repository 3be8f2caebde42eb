import type { ResourceName } from '@porchlight/contract/entities';
import type { Changes } from '../records/changes.ts';

/** Counts the changes of each resource. Cache keys contain the count, so that a change invalidates the entries. */
export class Generations {
  readonly #counts = new Map<ResourceName, number>();

  constructor(changes: Changes) {
    changes.subscribe(({ resource }) => void this.#counts.set(resource, this.of(resource) + 1));
  }

  of(resource: ResourceName): number {
    return this.#counts.get(resource) ?? 0;
  }
}
