import { type Field, isSecret } from '@porchlight/contract/fields';
import { storedFields } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import { columnOf, emptyColumn } from '../db/entity-columns.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import { historyValue } from './stored-values.ts';

/** Changed values by field, as in the history table: `[from, to]`; a password is `[null, null]`. */
export type StoredChanges = Record<string, [ColumnValue, ColumnValue]>;

/** Returns the fields whose values differ. Empty fields of a new row don't count. */
export function differences(resource: Resource, before: StoredRow | undefined, after: StoredRow): StoredChanges {
  const changes: StoredChanges = {};
  for (const [field, description] of Object.entries(storedFields(resource))) {
    // What the server determines is no change that somebody made, and no earlier version restores it.
    if (description.computed && !description.recorded) continue;
    const { kind } = description;
    const column = columnOf(field, kind);
    const [from, to] = [before?.[column] ?? null, after[column] ?? null];
    if (from === to || (!before && to === emptyValue(field, description))) continue;
    changes[field] = isSecret(description) ? [null, null] : [historyValue(from, kind), historyValue(to, kind)];
  }
  return changes;
}

/** Returns the value of an empty field in a new row. */
function emptyValue(name: string, { kind, options, required }: Field): ColumnValue | undefined {
  if (name === 'state') return 'published';
  return options && !required ? Object.keys(options)[0] : emptyColumn(kind);
}
