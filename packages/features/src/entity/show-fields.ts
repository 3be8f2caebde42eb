import type { AnyRecord } from '@porchlight/contract/entity';
import { type Field, type FieldKind, isSecret } from '@porchlight/contract/fields';
import { isLibraryPicture, type PictureMetadata, pictureMetadata } from '@porchlight/contract/pictures';
import { documentKey } from '@porchlight/contract/rich-text';
import type { EntityShowField } from '@porchlight/ui/data-display/EntityShow';
import { renderableDocument } from '../records/index.ts';
import { type EntityDefinition, namedFields } from './entity-definition.ts';
import { documentWithFileUrls, registerFileKeys } from './file-access.ts';
import { fileBytes, fileKeysOf, fileUrl, recordAsRead } from './record-helpers.ts';

/**
 * Fields of the show page in the form's order, with their texts as visitors read them; with PDFs, which show in frames, last. spec 2.5
 * @param keys query strings that give access to an unpublished record's files, by field
 */
export function showFields(
  definition: EntityDefinition,
  stored: AnyRecord | undefined,
  keys: Readonly<Record<string, string>> = stored ? fileKeysOf(stored) : {},
): EntityShowField[] {
  const record = stored && recordAsRead(definition, stored);
  registerFileKeys(keys);
  return (
    namedFields(definition)
      // Most records have no times of publication; fields about a picture are shown as its caption.
      .filter(
        (field) =>
          !isSecret(field) &&
          !field.isForPrograms &&
          (!field.namesFields || record?.[field.name]) &&
          (!scheduleFields.includes(field.name) || record?.[field.name]) &&
          !field.about,
      )
      .filter(
        ({ shownWhen }) => !record || !shownWhen || [shownWhen.value].flat().includes(String(record[shownWhen.field])),
      )
      .toSorted((a, b) => Number(a.kind === 'pdf') - Number(b.kind === 'pdf'))
      .map((field) => ({
        name: field.name,
        kind: field.kind,
        label: field.displayLabel ?? field.label,
        value: field.namesFields ? labelsOf(definition, record?.[field.name]) : record?.[field.name],
        optionLabels: field.options,
        ratio: field.ratio,
        fileUrl: fileUrl(field, record?.[field.name], keys[field.name]),
        ...ownProps[field.kind]?.(field, record),
      }))
  );
}

/** The labels of fields whose names are in a text. */
function labelsOf({ fields }: EntityDefinition, names: unknown): string {
  return String(names ?? '')
    .split(' ')
    .map((name) => fields[name]?.label ?? name)
    .join(', ');
}

const scheduleFields = ['publish_at', 'visible_until'];

/** What only some kinds of fields have. */
const ownProps: Partial<
  Record<FieldKind, (field: Field & { name: string }, record: AnyRecord | undefined) => Partial<EntityShowField>>
> = {
  // Pictures from the library show cropped as on the record's page, other pictures uncropped.
  items: ({ fields = {} }) => ({
    fields: Object.fromEntries(Object.entries(fields).filter(([, { isItemKey }]) => !isItemKey)),
  }),
  image: (field, record) => ({
    isUncropped: !isLibraryPicture(field),
    ...(record && isLibraryPicture(field) && { caption: describePicture(pictureMetadata(record, field.name)) }),
  }),
  longText: ({ name }, record) => ({ document: renderableDocument(documentWithFileUrls(record?.[documentKey(name)])) }),
  pdf: ({ name }, record) => ({ fileBytes: fileBytes(record, name) }),
};

/** Describes the alternative text of a picture. */
function describePicture({ alt, decorative }: PictureMetadata): string {
  if (decorative) return 'Decorative: screen readers skip it.';
  return alt ? `Description: ${alt}` : 'No description yet.';
}
