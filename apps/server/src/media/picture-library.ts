import { type ResourceName, recordName, resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { isRemovableFile, pictureFields } from '@porchlight/contract/pictures';
import { type Resource, resources } from '@porchlight/contract/resources';
import { attribute, documentIn, documentKey, type RichNode } from '@porchlight/contract/rich-text';
import { pictureNames } from '@porchlight/contract/rich-text-files';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { mapSectionValues, sectionReferences } from '@porchlight/contract/sections/stored-sections';
import { type Kysely, sql } from 'kysely';
import { acquireTransactionLock } from '../db/dialect.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import type { Change } from '../records/changes.ts';
import { present, type Values } from '../records/columns.ts';
import { entitiesReferencing, fromRowsReferencing } from '../records/file-references.ts';
import { findLiveRow, restorableSince } from '../records/live-rows.ts';
import { libraryRows } from '../records/picture-metadata.ts';
import { withRecordFacts } from '../records/record-facts.ts';
import { sectionsOf } from '../records/sections-of.ts';
import type { StoredChanges } from '../records/stored-changes.ts';
import { requireCanChange } from '../writes/publication-state.ts';
import { insertRow, type RowChange, restoreRow, updateRow } from '../writes/row-changes.ts';
import type { PictureSize } from './index.ts';

/** Sizes of stored pictures by name; null for a missing file. */
export type PictureSizes = ReadonlyMap<string, PictureSize | null>;

/**
 * Adds each picture of a row to the library if it is missing, and updates its description from the row's form.
 * @param options.input values of the request
 * @param options.sizes sizes of the pictures that were just uploaded
 * @param options.before the row before the change
 * @returns the library's rows that were updated
 * @throws HttpError `stale_version` when someone else has described a picture since it was read, `forbidden` for an
 * author who may not change all records that show it
 */
export async function syncPictureLibrary(
  change: RowChange,
  row: StoredRow,
  { input = {}, sizes, before }: { input?: Values; sizes?: PictureSizes; before?: StoredRow } = {},
): Promise<StoredRow[]> {
  const { resource } = change;
  const library = { ...change, resource: resources.media };
  const changed: StoredRow[] = [];
  for (const field of pictureFields(resource.fields)) {
    const image = row[field];
    if (typeof image !== 'string') continue;
    // Empty values for a new picture don't overwrite what the library already knows of it.
    const isNew = before?.[field] !== image;
    const meaning = {
      ...(isProvided(input[`${field}_alt`], isNew) && { alt: String(input[`${field}_alt`]) }),
      ...(isProvided(input[`${field}_decorative`], isNew) && { decorative: Number(input[`${field}_decorative`]) }),
    };
    let [picture] = await libraryRows(change.trx, [image]);
    if (!picture) {
      // Another transaction may be adding the same picture.
      await acquireTransactionLock(change.trx, 'media');
      [picture] = await libraryRows(change.trx, [image]);
    }
    picture ??= await restoreFromTrash(library, image);
    if (!picture) {
      await insertRow(library, {
        ...{ image, image_key: image, title: recordName(resource.name, row) },
        ...sizes?.get(image),
        ...meaning,
      });
      continue;
    }
    const isSame = Object.entries(meaning).every(([fact, value]) => picture[fact] === value);
    if (isSame) continue;
    const readAt = input[`${field}_version`];
    if (before && !isNew && readAt !== undefined && readAt !== picture.version) {
      const [current] = await withRecordFacts(change.trx, resource, [before]);
      throw new HttpError('stale_version', 'Someone else has described this picture in the meantime.', {
        current: present(resource.name, current ?? before),
      });
    }
    await requireCanChangeUses(change, image, row);
    changed.push((await updateRow(library, picture.id, meaning)).after);
  }
  return changed;
}

function isProvided(value: unknown, isNew: boolean): boolean {
  return value !== undefined && !(isNew && !value);
}

/** Restores a deleted picture that is used again, with its description, while it can be restored. */
async function restoreFromTrash(library: RowChange, image: string): Promise<StoredRow | undefined> {
  const deleted = await library.trx
    .selectFrom('media')
    .select('id')
    .where('image_key', '=', image)
    .where('deleted_at', '>=', restorableSince(library.now))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return deleted && restoreRow(library, Number(deleted.id));
}

/** A live record that shows a picture of the library. */
export interface UsingRow {
  name: ResourceName;
  row: StoredRow;
}

/** Returns the columns with pictures, and those with documents and sections, which may contain pictures. */
function pictureColumnsOf({ fields }: Resource) {
  return {
    pictures: pictureFields(fields),
    documents: fieldsOfKind(fields, 'longText').map(documentKey),
    sections: fieldsOfKind(fields, 'sections'),
  };
}

/**
 * Returns the live records that reference a picture, in a field or a text, whatever their state.
 */
export async function findUses(db: Kysely<Tables>, picture: string): Promise<UsingRow[]> {
  const uses: UsingRow[] = [];
  const named = await entitiesReferencing(db, picture);
  // The library's own record doesn't count as a use.
  for (const name of resourceNames.filter((each) => each !== 'media' && named.includes(each))) {
    const { rows } =
      await sql<StoredRow>`select record.* ${fromRowsReferencing(name, picture, 'any')} order by id`.execute(db);
    uses.push(...rows.map((row) => ({ name, row })));
  }
  return uses;
}

/**
 * Checks that the actor may change all records that show a picture, because a change of the picture affects them all.
 * @param checkedRow a row that was already checked
 * @throws HttpError `forbidden` for an author, when the picture is used by a record that is not their own draft
 */
export async function requireCanChangeUses(change: RowChange, image: string, checkedRow?: StoredRow): Promise<void> {
  for (const { name, row } of await findUses(change.trx, image)) {
    if (name !== change.resource.name || row.id !== checkedRow?.id)
      requireCanChange({ ...change, resource: resources[name] }, row);
  }
}

/**
 * Replaces or removes a picture in all records that show it.
 * @returns the records' changes
 */
export async function replacePictureInUses(change: RowChange, image: string, next: string | null): Promise<Change[]> {
  const uses = await findUses(change.trx, image);
  for (const { name, row } of uses) {
    const { pictures, documents } = pictureColumnsOf(resources[name]);
    const columns: Record<string, ColumnValue> = {};
    for (const column of pictures) if (row[column] === image) columns[column] = next;
    for (const column of documents) {
      const document = documentIn(JSON.parse(String(row[column] ?? null)));
      if (document && pictureNames(document).includes(image))
        columns[column] = JSON.stringify(withPicture(document, image, next));
    }
    for (const { field, sections } of sectionsOf(resources[name].fields, row)) {
      if (sectionReferences(sections).files.includes(image))
        columns[field] = JSON.stringify(sectionsWithPicture(sections, image, next));
    }
    await updateRow({ ...change, resource: resources[name] }, row.id, columns);
  }
  return uses.map(({ name, row }) => ({ resource: name, id: row.id }));
}

/** Returns sections with a picture replaced or removed. */
function sectionsWithPicture(sections: readonly StoredSection[], image: string, next: string | null): StoredSection[] {
  return mapSectionValues(sections, ({ kind }, value) => {
    if (kind === 'image') return value === image ? next : value;
    const document = kind === 'longText' ? documentIn(value) : undefined;
    return document ? withPicture(document, image, next) : value;
  });
}

/** Returns a document, or a part of one, with a picture replaced or removed. */
function withPicture<Part extends { content?: readonly RichNode[] }>(
  part: Part,
  image: string,
  next: string | null,
): Part {
  if (!part.content) return part;
  const isThis = (node: RichNode) => node.type === 'picture' && attribute(node, 'name') === image;
  const remaining = next === null ? part.content.filter((node) => !isThis(node)) : part.content;
  const content = remaining.map((node) =>
    isThis(node) ? { ...node, attrs: { ...node.attrs, name: next } } : withPicture(node, image, next),
  );
  return { ...part, content };
}

/**
 * Restores a picture in the records from which its deletion removed it, unless they were changed since.
 * @param picture the restored row of the library
 * @returns the records' changes
 */
export async function restorePictureUses(change: RowChange, picture: StoredRow): Promise<Change[]> {
  const image = String(picture.image);
  const removals = await change.trx
    .selectFrom('history')
    .select(['resource', 'record_id', 'version', 'changes'])
    .where('old_files', '=', image)
    .where('action', '=', 'update')
    .orderBy('id')
    .execute();
  const restored: Change[] = [];
  for (const { resource: name, record_id, version, changes } of removals) {
    const each = { ...change, resource: resources[name] };
    const row = await findLiveRow(each, record_id);
    if (row?.version !== version) continue;
    const changed: StoredChanges = JSON.parse(changes);
    const { pictures, documents, sections } = pictureColumnsOf(each.resource);
    const oldValues = [...pictures, ...documents, ...sections].flatMap((column) =>
      changed[column] ? [[column, changed[column][0]]] : [],
    );
    await updateRow(each, row.id, Object.fromEntries(oldValues));
    restored.push({ resource: name, id: row.id });
  }
  return restored;
}

/**
 * Returns the columns for pictures that were chosen from the library instead of uploaded, and for removed files.
 * @throws HttpError `validation` for one that is not in the library, and for a removed one that the record needs
 */
export async function chosenPictureColumns(
  { trx, resource }: RowChange,
  values: Values,
): Promise<Record<string, string | null>> {
  const columns: Record<string, string | null> = {};
  const removable = Object.entries(resource.fields).flatMap(([name, field]) => (isRemovableFile(field) ? [name] : []));
  for (const field of [...pictureFields(resource.fields), ...removable]) {
    const id = values[`${field}_from`];
    if (typeof id !== 'number') continue;
    if (id === 0) {
      if (resource.fields[field]?.required) throw invalid({ [field]: 'This can’t be empty.' });
      columns[field] = null;
      continue;
    }
    if (removable.includes(field))
      throw invalid({ [`${field}_from`]: 'Only 0 is possible here: it removes the file.' });
    const row = await findLiveRow({ trx, resource: resources.media }, id);
    if (typeof row?.image !== 'string') throw invalid({ [field]: 'This picture is no longer in the library.' });
    columns[field] = row.image;
  }
  return columns;
}
