import type { FieldKind, Fields } from '@porchlight/contract/fields';
import { resources } from '@porchlight/contract/resources';
import { imageUrl, pdfUrl } from '../urls/index.ts';
import type { AnyEntityDefinition, FieldWords } from './entity-definition.ts';

/** A record as the screens handle it, whatever its entity. */
export type AnyRecord = { id: number; version: number } & Record<string, unknown>;

/** The contract's fields of an entity, with the definition's words. */
export function definedFields(definition: AnyEntityDefinition) {
  const fields: Fields = resources[definition.name].fields;
  return Object.entries<FieldWords>(definition.fields).flatMap(([name, words]) => {
    const field = fields[name];
    return field ? [{ name, field, words }] : [];
  });
}

/** The field that names a record of this entity. */
export function mainField(definition: AnyEntityDefinition): string {
  return resources[definition.name].mainField;
}

/** What a record is called in messages and on its pages. */
export function recordTitle(definition: AnyEntityDefinition, record: AnyRecord): string {
  return String(record[mainField(definition)] ?? '') || `${definition.singular} ${record.id}`;
}

/** Address of the file that a field names; null for fields that name none. */
export function fileUrl(kind: FieldKind, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  if (kind === 'image') return imageUrl(value);
  return kind === 'pdf' ? pdfUrl(value) : null;
}
