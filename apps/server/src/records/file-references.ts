import type { ResourceName } from '@porchlight/contract/entities';
import { fieldsOfKind, fileFieldsOf, referencedFile } from '@porchlight/contract/fields';
import type { StateFilter } from '@porchlight/contract/publication';
import { type Resource, resources } from '@porchlight/contract/resources';
import { documentIn, documentKey } from '@porchlight/contract/rich-text';
import { fileNamesIn } from '@porchlight/contract/rich-text-files';
import { sectionReferences } from '@porchlight/contract/sections/stored-sections';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readableRows } from '../db/readable-rows.ts';
import { type StoredRow, type Tables, tableNames } from '../db/tables.ts';
import { referenceName, referencesFields, referencesIn } from './references.ts';
import { sectionsOf } from './sections-of.ts';

/**
 * Updates which stored files a row references, in its fields and texts, in the transaction that changes it.
 * @param before the row before the change; undefined for a new one
 * @returns the names of files that it no longer references
 */
export async function updateFileReferences(
  trx: Kysely<Tables>,
  resource: Resource,
  before: StoredRow | undefined,
  after: StoredRow,
): Promise<string[]> {
  const oldNames = before ? referencesOf(resource, before) : new Set<string>();
  const newNames = referencesOf(resource, after);
  const removedNames = [...oldNames].filter((name) => !newNames.has(name));
  const ofRecord = { resource: resource.name, record_id: after.id };
  if (removedNames.length > 0) {
    await trx
      .deleteFrom('named_files')
      .where(({ and }) => and(ofRecord))
      .where('name', 'in', removedNames)
      .execute();
  }
  for (const name of newNames) {
    if (oldNames.has(name)) continue;
    await trx
      .insertInto('named_files')
      .values({ ...ofRecord, name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return removedNames;
}

function referencesOf(resource: Resource, row: StoredRow): Set<string> {
  const { fields } = resource;
  const named = Object.entries(fileFieldsOf(fields)).flatMap(([field, kind]) => referencedFile(kind, row[field]) ?? []);
  const documents = fieldsOfKind(fields, 'longText').flatMap(
    (field) => documentIn(JSON.parse(String(row[documentKey(field)] ?? null))) ?? [],
  );
  const records = referencesFields(resource).flatMap(({ name }) =>
    referencesIn(row, name).flatMap(({ id }) => (id === null ? [] : referenceName(name, id))),
  );
  const ofSections = sectionReferences(sectionsOf(fields, row).flatMap(({ sections }) => sections));
  return new Set([...named, ...documents.flatMap(fileNamesIn), ...records, ...ofSections.files]);
}

/** Returns the entities with records, live or deleted, that reference a stored file. */
export async function entitiesReferencing(db: Kysely<Tables>, file: string): Promise<ResourceName[]> {
  const rows = await db.selectFrom('named_files').select('resource').distinct().where('name', '=', file).execute();
  return rows.map(({ resource }) => resource);
}

/**
 * SQL `from` clause for the live rows of an entity that reference a stored file, with the alias `record`.
 * @param state state of the rows
 */
export function fromRowsReferencing(name: ResourceName, file: string, state: StateFilter): RawBuilder<unknown> {
  // SQLite keeps the order of a cross join, so it begins with the few rows of the file's name.
  return sql`from named_files cross join ${sql.table(tableNames[name])} as record
    where named_files.name = ${file} and named_files.resource = ${name} and record.id = named_files.record_id
    and ${readableRows(resources[name], state)}`;
}
