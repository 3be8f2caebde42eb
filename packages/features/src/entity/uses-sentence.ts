import { entityOf } from '@porchlight/contract/entities';
import { titleCharacters } from '@porchlight/contract/limits';
import type { RecordUse } from '@porchlight/contract/pictures';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { entityLabel } from './entity-label.ts';
import { textAsRead } from './record-helpers.ts';

/** Maximum number of records that a sentence names. */
const namedUses = 5;

/** '2 records: Story “Okra season” and Event “Pie supper”'. @param total their number, where not all are given */
export function usesText(uses: readonly RecordUse[], total = uses.length): string {
  const named = uses.slice(0, namedUses).map(namedUse);
  const unnamedCount = total - named.length;
  const list = new Intl.ListFormat('en-US').format(unnamedCount > 0 ? [...named, `${unnamedCount} more`] : named);
  return `${total === 1 ? '1 record' : `${total} records`}: ${list}`;
}

/** 'Story “Okra season”'; a singleton has its name alone. */
export function namedUse({ resource, title }: RecordUse): string {
  const entity = entityOf(resource);
  return entity.singleton
    ? entity.plural
    : `${entityLabel(entity)} “${truncate(textAsRead(title), titleCharacters).text}”`;
}
