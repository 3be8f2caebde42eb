import { fileSizeKey } from '@porchlight/contract/calls';
import { recordName } from '@porchlight/contract/entities';
import type { AnyRecord, FieldKind } from '@porchlight/contract/entity';
import { truncate } from '@porchlight/ui/TruncatedText';
import { imageUrl, pdfUrl } from '../urls/index.ts';
import type { EntityDefinition } from './entity-definition.ts';

/** What a record is called in messages and on its pages. */
export function recordTitle({ name }: EntityDefinition, record: AnyRecord): string {
  return recordName(name, record);
}

/** Graphemes of a record's name in a sentence. */
const shortTitleCharacters = 80;

/** What a record is called in a sentence about it: a name of thousands of letters would be a page of its own. */
export function shortTitle(definition: EntityDefinition, record: AnyRecord): string {
  return truncate(recordTitle(definition, record), shortTitleCharacters).text;
}

/** Where visitors see a record; undefined where they don't. */
export function publicUrl(definition: EntityDefinition, record: AnyRecord): string | undefined {
  return definition.publicUrl?.(record);
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
