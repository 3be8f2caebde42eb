import type { KeptDraft } from '@porchlight/contract/drafts';
import type { EntityDefinition } from './entity-definition.ts';
import { kindText } from './kind-text.ts';

/** Names the draft that a form begins with, in its address. */
export const draftParameter = 'draft';

/** Where a draft goes on: its form, which brings it back. */
export function draftUrl({ urls }: EntityDefinition, { record, id }: { record: string; id: string }): string {
  return `${record === 'new' ? urls.create : urls.edit(record)}?${draftParameter}=${id}`;
}

/** What a draft is called: as its record, or as a new one. */
export function draftTitle(
  { title, record }: Pick<KeptDraft, 'title' | 'record'>,
  definition: EntityDefinition,
): string {
  if (title) return title;
  return record === 'new' ? `New ${definition.singular}` : `${kindText(definition)} ${record}`;
}
