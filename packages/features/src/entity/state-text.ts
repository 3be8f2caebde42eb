import { formatShortDate } from '@porchlight/contract/dates';
import type { AnyRecord } from '@porchlight/contract/entity';
import { stateOf } from '@porchlight/contract/publication';
import { isListSlug } from '@porchlight/contract/site-pages';
import { formatRelativeMoment } from '../dates/index.ts';

/**
 * Says in one line what state a record is in, since when and until when: 'Draft · saved today at 4:16 PM', 'Published
 * Sat Nov 28 · unpublished changes', 'Goes live Mon Nov 30, 9 AM · visible until Fri Dec 4, 5 PM'.
 * @param record the record as last saved, null for a new one
 * @param hasChanges whether a form has changes of it that are not saved
 */
export function stateText(record: AnyRecord | null, now: Date, hasChanges = false): string {
  const parts = record ? storedParts(record, now) : ['Draft', 'not saved yet'];
  const end = record && stateOf(record) !== 'archived' && shortDate(record.visible_until, now, true);
  const shown = record && hasChanges ? [parts[0], 'unsaved changes'] : parts;
  return [...shown, ...(end ? [`visible until ${end}`] : [])].join(' · ');
}

const listText = 'visitors see the list without these words';

function shortDate(at: unknown, now: Date, withTime: boolean): string | null {
  return formatShortDate(String(at ?? ''), { now, withTime });
}

function storedParts(record: AnyRecord, now: Date): string[] {
  const { published_at, publish_at, updated_at, changes } = record;
  const saved = formatRelativeMoment(String(updated_at), now);
  // Lists of the site are there without a record; it adds its words and sections.
  const isOfList = 'sections' in record && isListSlug(String(record.slug ?? ''));
  switch (stateOf(record)) {
    case 'draft':
      return ['Draft', `saved ${saved}`, ...(isOfList ? [listText] : [])];
    case 'in_review':
      return [`In review since ${saved}`];
    case 'scheduled':
      return [`Goes live ${shortDate(publish_at, now, true) ?? 'at a time that is missing'}`];
    case 'published': {
      const day = shortDate(published_at, now, false);
      return [day ? `Published ${day}` : 'Published', ...(changes ? ['unpublished changes'] : [])];
    }
    case 'archived':
      return ['Archived', isOfList ? listText : 'visitors can’t see it'];
  }
}
