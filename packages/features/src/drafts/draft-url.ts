import type { SavedDraft } from '@porchlight/contract/drafts';
import { type EntityDefinition, entityLabel, textAsRead } from '../entity/index.ts';

/** URL query parameter with the id of the draft that a form starts with. */
export const draftParameter = 'draft';

/** In place of a record's id: the draft of the page that adds many pictures. */
export const batchRecord = 'batch';

const batchUrl = '/dashboard/add-pictures';

/** URL of the form that restores a draft. */
export function draftUrl({ urls }: EntityDefinition, { record, id }: { record: string; id: string }): string {
  const form = { new: urls.create, [batchRecord]: batchUrl }[record] ?? urls.edit(record);
  return `${form}?${draftParameter}=${id}`;
}

/** Title of a draft: its own, or one made of the kind of record. */
export function draftTitle(
  { title, record }: Pick<SavedDraft, 'title' | 'record'>,
  definition: EntityDefinition,
): string {
  if (title) return textAsRead(title);
  return record === 'new' ? `New ${definition.singular}` : `${entityLabel(definition)} ${record}`;
}
