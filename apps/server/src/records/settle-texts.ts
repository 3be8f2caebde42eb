import { fieldsOfKind } from '@porchlight/contract/fields';
import type { Resource } from '@porchlight/contract/resources';
import { documentKey, type RichDocument } from '@porchlight/contract/rich-text';
import { isPlain, plainText } from '@porchlight/contract/rich-text-strings';
import type { ColumnValue, StoredRow } from '../db/tables.ts';

/**
 * A change's columns with those of its long texts settled: the text is made of its document, which is kept where it says
 * more. Another text that comes without one, as from clients that know of none, takes its place.
 * @param before the row that is changed; undefined for a new one
 */
export function settleTexts(
  { fields }: Resource,
  columns: Record<string, ColumnValue>,
  before?: StoredRow,
): Record<string, ColumnValue> {
  const settled = { ...columns };
  for (const field of fieldsOfKind(fields, 'longText')) {
    const key = documentKey(field);
    const sent = columns[key];
    if (typeof sent === 'string') {
      const document: RichDocument = JSON.parse(sent);
      settled[field] = plainText(document);
      if (isPlain(document)) settled[key] = null;
    } else if (sent === undefined && columns[field] !== undefined && columns[field] !== before?.[field]) {
      settled[key] = null;
    }
  }
  return settled;
}
