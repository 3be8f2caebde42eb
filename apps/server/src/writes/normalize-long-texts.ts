import { fieldsOfKind } from '@porchlight/contract/fields';
import type { Resource } from '@porchlight/contract/resources';
import { documentKey, type RichDocument } from '@porchlight/contract/rich-text';
import { isPlain, plainText } from '@porchlight/contract/rich-text-strings';
import type { ColumnValue, StoredRow } from '../db/tables.ts';

/**
 * Returns a change's columns with its long texts made consistent: the plain text is derived from the document, which is
 * stored only if it has formatting. A changed text without a document, as from clients that send none, removes the
 * document.
 * @param before the row before an update; undefined for a new one
 */
export function normalizeLongTexts(
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
