import { entityOf } from '@porchlight/contract/entities';
import type { ReferenceCount } from '../api/index.ts';

/** '3 stories and 1 event'. */
export function referenceCountsText(counts: readonly ReferenceCount[]): string {
  const parts = counts.map(({ resource, count }) => {
    const { search, singular, plural } = entityOf(resource);
    const noun = count === 1 ? (search?.one ?? singular) : (search?.many ?? plural);
    return `${count.toLocaleString('en-US')} ${noun.toLowerCase()}`;
  });
  return new Intl.ListFormat('en-US').format(parts);
}
