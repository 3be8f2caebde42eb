import type { ResourceName } from '@porchlight/contract/entities';

/** Seed of a record's quilt block. */
export function recordSeed(name: ResourceName, { id, slug }: { id: number; slug?: string }): string {
  return slug || `${name}-${id}`;
}
