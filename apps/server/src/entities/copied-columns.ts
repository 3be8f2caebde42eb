import { canWrite } from '@porchlight/contract/call-access';
import { isComputed, withDocuments } from '@porchlight/contract/fields';
import { entityColumns, type FieldColumn } from '../db/entity-columns.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import { findFreeSlug, type RowChange } from '../writes/row-changes.ts';

/**
 * Returns the columns of a copy of a row, a draft with an address of its own. A copied event takes place another time:
 * its dates are empty, it does not repeat, and it is not cancelled. Who may not publish copies no restricted fields.
 */
export async function copiedColumns(change: RowChange, row: StoredRow): Promise<Record<string, ColumnValue>> {
  const { resource, actor } = change;
  const { fields, dated, exception } = resource;
  const described = withDocuments(fields);
  const isCopied = ({ name, field, isUnique }: FieldColumn) => {
    const description = described[field];
    if (!description || isUnique || isComputed(description)) return false;
    if (description.restricted && actor && !canWrite(actor.role, resource.name)) return false;
    const isTime = ['date', 'dateTime', 'recurrence'].includes(description.kind);
    return !(dated && (isTime || name === exception));
  };
  const copied = entityColumns(resource.name).filter(isCopied);
  const columns = Object.fromEntries(copied.map(({ name }) => [name, row[name] ?? null]));
  return { ...columns, ...(await findFreeSlug(change, row)), state: 'draft' };
}
