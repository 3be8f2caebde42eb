import { type Fields, fieldsOfKind } from '@porchlight/contract/fields';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { readSections } from '@porchlight/contract/sections/stored-sections';

/** The sections of a row or of a record, by the name of the field that has them. */
export function sectionsOf(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
): { field: string; sections: StoredSection[] }[] {
  return fieldsOfKind(fields, 'sections').map((field) => ({ field, sections: readSections(record[field]) ?? [] }));
}
