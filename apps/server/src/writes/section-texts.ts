import type { Resource } from '@porchlight/contract/resources';
import { sectionText } from '@porchlight/contract/sections/stored-sections';
import { searchedText } from '../db/entity-columns.ts';
import type { ColumnValue } from '../db/tables.ts';
import { sectionsOf } from '../records/sections-of.ts';

/**
 * Returns a change's columns with the texts of its sections, which the search indexes. Facts of the organization are left
 * out, since they change without the page.
 */
export function withSectionTexts(
  { fields }: Resource,
  columns: Record<string, ColumnValue>,
): Record<string, ColumnValue> {
  const texts = sectionsOf(fields, columns).flatMap(({ field, sections }) =>
    columns[field] === undefined ? [] : [[searchedText(field), sections.map(sectionText).join('\n\n')]],
  );
  return { ...columns, ...Object.fromEntries(texts) };
}
