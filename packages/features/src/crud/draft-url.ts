import type { Draft } from './draft-store.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';

/** Names the draft that a form begins with, in its address. */
export const draftParameter = 'draft';

/** Where a draft goes on: its form, which brings it back. */
export function draftUrl({ urls }: AnyEntityDefinition, { record, id }: Draft): string {
  return `${record === 'new' ? urls.create : urls.edit(record)}?${draftParameter}=${id}`;
}
