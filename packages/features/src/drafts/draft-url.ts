import type { SavedDraft } from '@porchlight/contract/drafts';
import type { ResourceName } from '@porchlight/contract/entities';
import { type EntityDefinition, entityLabel, textAsRead } from '../entity/index.ts';

/** URL query parameter with the id of the draft that a form starts with. */
export const draftParameter = 'draft';

/** In place of a record's id: the draft of the page that adds many pictures. */
export const batchRecord = 'batch';

/** The pages that add many pictures. */
const batchUrls: Partial<Record<ResourceName, string>> = {
  gallery: '/dashboard/add-pictures',
  media: '/dashboard/add-media',
};

/** URL of the form that restores a draft. */
export function draftUrl({ name, urls }: EntityDefinition, { record, id }: { record: string; id: string }): string {
  const form = { new: urls.create, [batchRecord]: batchUrls[name] }[record] ?? urls.edit(record);
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
