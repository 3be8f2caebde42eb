import { formatShortDate } from '@porchlight/contract/dates';
import type { AnyRecord } from '@porchlight/contract/entity';
import { stateOf } from '@porchlight/contract/publication';
import { formatRelativeMoment } from '../dates/index.ts';

/**
 * Says in one line what state a record is in, and since when: 'Draft · saved today at 4:16 PM', 'Published Sat Nov 28 ·
 * unpublished changes', 'Goes live Mon Nov 30, 9 AM'.
 * @param record the record as last saved, null for a new one
 * @param hasChanges whether a form has changes of it that are not saved
 */
export function stateText(record: AnyRecord | null, now: Date, hasChanges = false): string {
  const parts = record ? storedParts(record, now) : ['Draft', 'not saved yet'];
  return (record && hasChanges ? [parts[0], 'unsaved changes'] : parts).join(' · ');
}

function storedParts(record: AnyRecord, now: Date): string[] {
  const { published_at, publish_at, updated_at, changes } = record;
  const shortDate = (at: unknown, withTime: boolean) => formatShortDate(String(at ?? ''), { now, withTime });
  const saved = formatRelativeMoment(String(updated_at), now);
  switch (stateOf(record)) {
    case 'draft':
      return ['Draft', `saved ${saved}`];
    case 'in_review':
      return [`In review since ${saved}`];
    case 'scheduled':
      return [`Goes live ${shortDate(publish_at, true) ?? 'at a time that is missing'}`];
    case 'published': {
      const day = shortDate(published_at, false);
      return [day ? `Published ${day}` : 'Published', ...(changes ? ['unpublished changes'] : [])];
    }
    case 'archived':
      return ['Archived', 'visitors can’t see it'];
  }
}
