import { fileSizeKey } from '@porchlight/contract/calls';
import { recordName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { type Field, type FieldFileKind, fieldsOfKind, fileKindOf, namedFile } from '@porchlight/contract/fields';
import { pictureFields } from '@porchlight/contract/pictures';
import { stateOf } from '@porchlight/contract/publication';
import { documentKey } from '@porchlight/contract/rich-text';
import { truncate } from '@porchlight/ui/TruncatedText';
import { imageUrl, pdfUrl, soundUrl } from '../urls/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { openDocument, openFiles } from './open-files.ts';

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

/** Where visitors see a record now; undefined where they don't, or not yet. */
export function seenAt(definition: EntityDefinition, record: AnyRecord): string | undefined {
  return stateOf(record) === 'published' ? publicUrl(definition, record) : undefined;
}

/** The queries that open a record's files while visitors may not see them, by field. */
export function fileKeysOf({ file_keys: keys }: AnyRecord): Readonly<Record<string, string>> {
  return typeof keys === 'object' && keys !== null ? Object.fromEntries(Object.entries(keys)) : {};
}

/**
 * Address of the file that a field names; null for fields that name none.
 * @param key the query that opens it where no record names it any more
 */
export function fileUrl(field: Field, value: unknown, key?: string): string | null {
  const kind = fileKindOf(field);
  const name = kind && namedFile(kind, value);
  return name ? addresses[kind](name) + (key ? `?${key}` : '') : null;
}

const addresses: Readonly<Record<FieldFileKind, (name: string) => string>> = {
  image: imageUrl,
  pdf: pdfUrl,
  sound: soundUrl,
};

/** A record that visitors may not see with addresses in the place of its files' names, which open them in a preview. */
export function withOpenFiles({ fields }: EntityDefinition, record: AnyRecord): AnyRecord {
  const opened = Object.entries(fileKeysOf(record)).flatMap(([name, key]) =>
    fields[name] ? [[name, fileUrl(fields[name], record[name], key)]] : [],
  );
  openFiles(fileKeysOf(record));
  const texts = fieldsOfKind(fields, 'longText').map((name) => [
    documentKey(name),
    openDocument(record[documentKey(name)]),
  ]);
  return { ...record, ...Object.fromEntries([...opened, ...texts]) };
}

/** The versions in which a record's pictures were described, as an update sends them. */
export function pictureVersions({ fields }: EntityDefinition, record: AnyRecord): Record<string, number> {
  return Object.fromEntries(
    pictureFields(fields).flatMap((name) => {
      const version = record[`${name}_version`];
      return typeof version === 'number' ? [[`${name}_version`, version]] : [];
    }),
  );
}

/** Size of the PDF that a field names, in bytes; null where the backend does not tell. */
export function fileBytes(record: AnyRecord | undefined, name: string): number | null {
  const bytes = record?.[fileSizeKey(name)];
  return typeof bytes === 'number' ? bytes : null;
}
