import type { DeletedRecord } from '@porchlight/contract/history';
import { personName } from '@porchlight/contract/person-names';
import { rowDetails } from '@porchlight/ui/data-display/EntityTable';
import type { TrashListEntry } from '@porchlight/ui/data-display/TrashList';
import { formatRelativeMoment } from '../dates/index.ts';
import { type EntityDefinition, entityLabel, textAsRead } from '../entity/index.ts';
import { pictureField, tableColumns } from '../list/index.ts';
import { thumbnailUrl } from '../urls/index.ts';
import { daysLeftText, isUrgent } from './days-left.ts';

/** A deleted record as an entry of the trash's list: who deleted it, and how long it can be restored. */
export function trashEntry(deleted: DeletedRecord, definition: EntityDefinition, now: Date): TrashListEntry {
  const { id, title, record, restorable_until } = deleted;
  const kind = entityLabel(definition);
  return {
    id,
    title: textAsRead(title),
    pictureUrl: deletedPicture(deleted, definition),
    details: record ? rowDetails(tableColumns(definition), record, kind) : kind,
    deletedText: `Deleted by ${deleted.deleted_by ? personName(deleted.deleted_by) : 'the website'}, ${formatRelativeMoment(deleted.deleted_at, now)}`,
    leftText: daysLeftText(restorable_until, now),
    isUrgent: isUrgent(restorable_until, now),
  };
}

/** Thumbnail URL of the record's picture with the key that gives access to it. */
function deletedPicture({ record, file_keys }: DeletedRecord, definition: EntityDefinition): string | null {
  const field = pictureField(definition);
  const name = field && record?.[field];
  const key = field && file_keys?.[field];
  return name && key ? `${thumbnailUrl(String(name), 160)}&${key}` : null;
}
