import { entityOf } from '@porchlight/contract/entities';
import { titleCharacters } from '@porchlight/contract/limits';
import type { RecordUse } from '@porchlight/contract/pictures';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { entityLabel } from './entity-label.ts';

/** Maximum number of records that a sentence names. */
const namedUses = 5;

/** '2 records: Story “Okra season” and Event “Pie supper”'. */
export function usesText(uses: readonly RecordUse[]): string {
  const named = uses
    .slice(0, namedUses)
    .map(({ resource, title }) => `${entityLabel(entityOf(resource))} “${truncate(title, titleCharacters).text}”`);
  const unnamedCount = uses.length - named.length;
  const list = new Intl.ListFormat('en-US').format(unnamedCount > 0 ? [...named, `${unnamedCount} more`] : named);
  return `${uses.length === 1 ? '1 record' : `${uses.length} records`}: ${list}`;
}
