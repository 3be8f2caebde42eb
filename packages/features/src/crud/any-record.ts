import { fileSizeKey } from '@porchlight/contract/calls';
import { mainFields, recordName } from '@porchlight/contract/field-kinds';
import type { FieldKind } from '@porchlight/contract/fields';
import { truncate } from '@porchlight/ui/TruncatedText';
import { imageUrl, pdfUrl } from '../urls/index.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';

/** A record as the screens handle it, whatever its entity. */
export type AnyRecord = { id: number; version: number } & Record<string, unknown>;

/** The field that names a record of this entity. */
export function mainField(definition: AnyEntityDefinition): string {
  return mainFields[definition.name];
}

/** What a record is called in messages and on its pages. */
export function recordTitle({ name }: AnyEntityDefinition, record: AnyRecord): string {
  return recordName(name, record);
}

/** Graphemes of a record's name in a sentence. */
const shortTitleCharacters = 80;

/** What a record is called in a sentence about it: a name of thousands of letters would be a page of its own. */
export function shortTitle(definition: AnyEntityDefinition, record: AnyRecord): string {
  return truncate(recordTitle(definition, record), shortTitleCharacters).text;
}

/** Where visitors see a record; undefined where they don't. */
export function publicUrl(definition: AnyEntityDefinition, record: AnyRecord): string | undefined {
  // Every definition takes its own records.
  return (definition.publicUrl as ((record: AnyRecord) => string) | undefined)?.(record);
}

/**
 * Address of the file that a field names; null for fields that name none.
 * @param key the query that opens it where no record names it any more
 */
export function fileUrl(kind: FieldKind, value: unknown, key?: string): string | null {
  if (typeof value !== 'string' || value === '' || (kind !== 'image' && kind !== 'pdf')) return null;
  return (kind === 'image' ? imageUrl(value) : pdfUrl(value)) + (key ? `?${key}` : '');
}

/** Size of the PDF that a field names, in bytes; null where the backend does not tell. */
export function fileBytes(record: AnyRecord | undefined, name: string): number | null {
  const bytes = record?.[fileSizeKey(name)];
  return typeof bytes === 'number' ? bytes : null;
}
