import { fileSizeKey } from '@porchlight/contract/calls';
import { recordName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { type Field, type FieldFileKind, fieldsOfKind, fileKindOf, referencedFile } from '@porchlight/contract/fields';
import { fillFacts, fillRecordFacts } from '@porchlight/contract/organization-tokens';
import { pictureFields } from '@porchlight/contract/pictures';
import { stateOf } from '@porchlight/contract/publication';
import { documentKey } from '@porchlight/contract/rich-text';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { organization } from '../site/index.ts';
import { imageUrl, pdfUrl, soundUrl } from '../urls/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { documentWithFileUrls, registerFileKeys } from './file-access.ts';

/** A stored text, such as the title of a record in a list of changes, as visitors read it. */
export function textAsRead(text: string): string {
  return fillFacts(text, organization);
}

/** A record's title in messages and on its pages. */
export function recordTitle({ name }: EntityDefinition, record: AnyRecord): string {
  return textAsRead(recordName(name, record));
}

/** Maximum graphemes of a record's title in a sentence. */
const shortTitleCharacters = 80;

/** A record's title in a sentence, truncated, as titles can have thousands of characters. */
export function shortTitle(definition: EntityDefinition, record: AnyRecord): string {
  return truncate(recordTitle(definition, record), shortTitleCharacters).text;
}

/** URL of a record's public page; undefined if it has none. */
export function publicUrl(definition: EntityDefinition, record: AnyRecord): string | undefined {
  return definition.publicUrl?.(record);
}

/** URL of a record's public page; undefined if it has none or the record isn't published. */
export function publishedUrl(definition: EntityDefinition, record: AnyRecord): string | undefined {
  return stateOf(record) === 'published' ? publicUrl(definition, record) : undefined;
}

/** Query strings that give access to an unpublished record's files, by field; in long texts by file name. */
export function fileKeysOf({ file_keys: keys }: AnyRecord): Readonly<Record<string, string>> {
  return typeof keys === 'object' && keys !== null ? Object.fromEntries(Object.entries(keys)) : {};
}

/**
 * URL of a field's file; null for fields without one.
 * @param key query string that gives access to a file that no published record uses
 */
export function fileUrl(field: Field, value: unknown, key?: string): string | null {
  const kind = fileKindOf(field);
  const name = kind && referencedFile(kind, value);
  return name ? urlBuilders[kind](name) + (key ? `?${key}` : '') : null;
}

const urlBuilders: Readonly<Record<FieldFileKind, (name: string) => string>> = {
  image: imageUrl,
  pdf: pdfUrl,
  sound: soundUrl,
};

/** Replaces the file names in an unpublished record with URLs that staff can open, for its preview. */
export function recordWithFileUrls({ fields }: EntityDefinition, record: AnyRecord): AnyRecord {
  const fileUrls = Object.entries(fileKeysOf(record)).flatMap(([name, key]) =>
    fields[name] ? [[name, fileUrl(fields[name], record[name], key)]] : [],
  );
  registerFileKeys(fileKeysOf(record));
  const texts = fieldsOfKind(fields, 'longText').map((name) => [
    documentKey(name),
    documentWithFileUrls(record[documentKey(name)]),
  ]);
  return { ...record, ...Object.fromEntries([...fileUrls, ...texts]) };
}

/** Fills the organization's facts into a record's texts, as visitors get them. Sections are filled in where they are shown. */
export function withFilledFacts({ fields }: Pick<EntityDefinition, 'fields'>, record: AnyRecord): AnyRecord {
  const hasSections = fieldsOfKind(fields, 'sections').length > 0;
  return hasSections ? record : recordAsRead({ fields }, record);
}

/** A record with the organization's facts filled into all its texts but those of sections. */
export function recordAsRead({ fields }: Pick<EntityDefinition, 'fields'>, record: AnyRecord): AnyRecord {
  return fillRecordFacts(fields, record, organization);
}

/** The `…_version` fields of a record's pictures (versions of their descriptions), which an update sends back. */
export function pictureVersions({ fields }: EntityDefinition, record: AnyRecord): Record<string, number> {
  return Object.fromEntries(
    pictureFields(fields).flatMap((name) => {
      const version = record[`${name}_version`];
      return typeof version === 'number' ? [[`${name}_version`, version]] : [];
    }),
  );
}

/** Size of a field's PDF in bytes; null when the backend doesn't send it. */
export function fileBytes(record: AnyRecord | undefined, name: string): number | null {
  const bytes = record?.[fileSizeKey(name)];
  return typeof bytes === 'number' ? bytes : null;
}
