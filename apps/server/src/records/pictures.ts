import { type ResourceName, recordName, resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { pictureFields } from '@porchlight/contract/pictures';
import { type Resource, resources } from '@porchlight/contract/resources';
import { attribute, documentIn, documentKey, type RichNode } from '@porchlight/contract/rich-text';
import { pictureNames } from '@porchlight/contract/rich-text-strings';
import { type Kysely, sql } from 'kysely';
import { takeTurn } from '../db/dialect.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import type { PictureSize } from '../files/index.ts';
import { HttpError, invalid } from '../http-error.ts';
import { present, type Values } from './columns.ts';
import { entitiesNaming, fromRowsNaming } from './named-files.ts';
import { libraryRows, withPictures } from './picture-facts.ts';
import { requireMayChange } from './publication.ts';
import type { StoredChanges } from './record-change.ts';
import { findLiveRow, insertRow, type RowChange, restorableSince, restoreRow, updateRow } from './row-changes.ts';

/** Sizes of stored pictures by name; null for one that is gone. */
export type PictureSizes = ReadonlyMap<string, PictureSize | null>;

/**
 * Sees to it that each picture of a row stands in the library, with what its form says of it.
 * @param options.said values of the row's own call
 * @param options.sizes of those that have just come
 * @param options.before the row before the change
 * @returns the rows of the library that were changed
 * @throws HttpError `stale_version` when somebody else has described a picture since it was read
 */
export async function keepPictures(
  change: RowChange,
  row: StoredRow,
  { given = {}, sizes, before }: { given?: Values; sizes?: PictureSizes; before?: StoredRow } = {},
): Promise<StoredRow[]> {
  const { resource } = change;
  const library = { ...change, resource: resources.media };
  const changed: StoredRow[] = [];
  for (const field of pictureFields(resource.fields)) {
    const image = row[field];
    if (typeof image !== 'string') continue;
    // Nothing said of a picture that has just come is no change of what is known of it.
    const isNew = before?.[field] !== image;
    const meaning = {
      ...(isGiven(given[`${field}_alt`], isNew) && { alt: String(given[`${field}_alt`]) }),
      ...(isGiven(given[`${field}_decorative`], isNew) && { decorative: Number(given[`${field}_decorative`]) }),
    };
    let [known] = await libraryRows(change.trx, [image]);
    if (!known) {
      // Another transaction may be at the same picture.
      await takeTurn(change.trx, 'media');
      [known] = await libraryRows(change.trx, [image]);
    }
    known ??= await backFromTrash(library, image);
    if (!known) {
      await insertRow(library, {
        ...{ image, image_key: image, title: recordName(resource.name, row) },
        ...sizes?.get(image),
        ...meaning,
      });
      continue;
    }
    const isSame = Object.entries(meaning).every(([fact, value]) => known[fact] === value);
    if (isSame) continue;
    const readAt = given[`${field}_version`];
    if (before && !isNew && readAt !== undefined && readAt !== known.version) {
      const [current] = await withPictures(change.trx, resource, [before]);
      throw new HttpError('stale_version', 'Somebody else has described this picture in the meantime.', {
        current: present(resource.name, current ?? before),
      });
    }
    await requireMayChangeUses(change, image, row);
    changed.push((await updateRow(library, known.id, meaning)).after);
  }
  return changed;
}

function isGiven(value: unknown, isNew: boolean): boolean {
  return value !== undefined && !(isNew && !value);
}

/** A picture that was deleted and is used again: with what was known of it, while that is kept. */
async function backFromTrash(library: RowChange, image: string): Promise<StoredRow | undefined> {
  const deleted = await library.trx
    .selectFrom('media')
    .select('id')
    .where('image_key', '=', image)
    .where('deleted_at', '>=', restorableSince(library.now))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return deleted && restoreRow(library, Number(deleted.id));
}

/** A live record that shows a picture. */
export interface UsingRow {
  name: ResourceName;
  row: StoredRow;
}

/** Columns of an entity that name a picture, and those whose documents may hold some. */
function pictureColumnsOf({ fields }: Resource) {
  return { pictures: pictureFields(fields), documents: fieldsOfKind(fields, 'longText').map(documentKey) };
}

/** The live records that show a picture, in a text or beside it, whatever their state. */
export async function usesOf(db: Kysely<Tables>, image: string): Promise<UsingRow[]> {
  const uses: UsingRow[] = [];
  const named = await entitiesNaming(db, image);
  // The library has the picture and does not show it.
  for (const name of resourceNames.filter((each) => each !== 'media' && named.includes(each))) {
    const { rows } = await sql<StoredRow>`select record.* ${fromRowsNaming(name, image, 'any')} order by id`.execute(
      db,
    );
    uses.push(...rows.map((row) => ({ name, row })));
  }
  return uses;
}

/**
 * Checks that somebody may change all that shows a picture: who changes the picture changes it there.
 * @param own a row that was checked already
 * @throws HttpError `forbidden` for an author, when a record that is not their draft shows it
 */
export async function requireMayChangeUses(change: RowChange, image: string, own?: StoredRow): Promise<void> {
  for (const { name, row } of await usesOf(change.trx, image)) {
    if (name !== change.resource.name || row.id !== own?.id)
      requireMayChange({ ...change, resource: resources[name] }, row);
  }
}

/**
 * Puts another picture, or none, in the place of one in all records that show it.
 * @returns the records
 */
export async function replaceInUses(change: RowChange, image: string, next: string | null): Promise<UsingRow[]> {
  const uses = await usesOf(change.trx, image);
  for (const { name, row } of uses) {
    const { pictures, documents } = pictureColumnsOf(resources[name]);
    const columns: Record<string, ColumnValue> = {};
    for (const column of pictures) if (row[column] === image) columns[column] = next;
    for (const column of documents) {
      const document = documentIn(JSON.parse(String(row[column] ?? null)));
      if (document && pictureNames(document).includes(image))
        columns[column] = JSON.stringify(withPicture(document, image, next));
    }
    await updateRow({ ...change, resource: resources[name] }, row.id, columns);
  }
  return uses;
}

/** A document, or a part of one, with another picture, or none, in the place of one. */
function withPicture<Part extends { content?: readonly RichNode[] }>(
  part: Part,
  image: string,
  next: string | null,
): Part {
  if (!part.content) return part;
  const isThis = (node: RichNode) => node.type === 'picture' && attribute(node, 'name') === image;
  const kept = next === null ? part.content.filter((node) => !isThis(node)) : part.content;
  const content = kept.map((node) =>
    isThis(node) ? { ...node, attrs: { ...node.attrs, name: next } } : withPicture(node, image, next),
  );
  return { ...part, content };
}

/**
 * Puts a picture back into the records that its deletion has taken it out of, where nobody has changed them since.
 * @param picture the row of the library, as it was restored
 * @returns the records
 */
export async function putBack(change: RowChange, picture: StoredRow): Promise<UsingRow[]> {
  const image = String(picture.image);
  const taken = await change.trx
    .selectFrom('history')
    .select(['resource', 'record_id', 'version', 'changes'])
    .where('old_files', '=', image)
    .where('action', '=', 'update')
    .orderBy('id')
    .execute();
  const back: UsingRow[] = [];
  for (const { resource: name, record_id, version, changes } of taken) {
    const each = { ...change, resource: resources[name] };
    const row = await findLiveRow(each, record_id);
    if (row?.version !== version) continue;
    const changed: StoredChanges = JSON.parse(changes);
    const { pictures, documents } = pictureColumnsOf(each.resource);
    const given = [...pictures, ...documents].flatMap((column) =>
      changed[column] ? [[column, changed[column][0]]] : [],
    );
    back.push({ name, row: (await updateRow(each, row.id, Object.fromEntries(given))).after });
  }
  return back;
}

/**
 * The pictures of the library that were chosen in the place of files, as columns.
 * @throws HttpError `validation` for one that is not there
 */
export async function picturesChosen({ trx, resource }: RowChange, values: Values): Promise<Record<string, string>> {
  const columns: Record<string, string> = {};
  for (const field of pictureFields(resource.fields)) {
    const id = values[`${field}_from`];
    if (typeof id !== 'number') continue;
    const row = await findLiveRow({ trx, resource: resources.media }, id);
    if (typeof row?.image !== 'string') throw invalid({ [field]: 'This picture is not in the library any more.' });
    columns[field] = row.image;
  }
  return columns;
}
