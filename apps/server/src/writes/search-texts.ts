import { entityOf } from '@porchlight/contract/entities';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import { type Resource, resources } from '@porchlight/contract/resources';
import { sectionText } from '@porchlight/contract/sections/stored-sections';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { searchColumn } from '../db/entity-columns.ts';
import { selectRows } from '../db/readable-rows.ts';
import { bodyEnd } from '../db/search-index/indexed-rows.ts';
import { readSetting } from '../db/stored-settings.ts';
import { type ColumnValue, type StoredRow, type Tables, tableNames } from '../db/tables.ts';
import { present } from '../records/columns.ts';
import { referenceName, referencesFields, referencesIn, referredRows } from '../records/references.ts';
import { sectionsOf } from '../records/sections-of.ts';

/** Columns of a row. */
type Columns = Readonly<Record<string, ColumnValue | undefined>>;

/** Rows that are read at once. */
const rowsAtOnce = 500;

/**
 * Returns a change's columns with what else the search indexes of the row: its sections, its texts that have facts as
 * visitors read them, and the names in its byline.
 * @param row the row before the change; undefined for a new one
 */
export async function withSearchText(
  trx: Kysely<Tables>,
  resource: Resource,
  columns: Record<string, ColumnValue>,
  row?: Columns,
): Promise<Record<string, ColumnValue>> {
  const column = searchColumn(resource.name);
  return column ? { ...columns, [column]: await searchText(trx, resource, { ...row, ...columns }) } : columns;
}

/** Name of the setting by which a migration notes that it has not written what the search indexes. */
const outdatedSetting = 'search_texts';

/** Writes what the search indexes if a migration has left that to do. */
export async function fillSearchTexts({ read, write }: Pick<Database, 'read' | 'write'>): Promise<void> {
  if ((await readSetting(read, outdatedSetting)) === undefined) return;
  await write(async (trx) => {
    await refillSearchTexts(trx, true);
    await trx.deleteFrom('settings').where('name', '=', outdatedSetting).execute();
  });
}

/**
 * Fills the facts of new settings into what the search indexes.
 * @param withBylines whether the names in bylines are written too
 */
export async function refillSearchTexts(trx: Kysely<Tables>, withBylines = false): Promise<void> {
  const facts = await currentFacts(trx);
  for (const resource of Object.values(resources)) {
    if (!searchColumn(resource.name)) continue;
    const conditions = [
      ...searchedFields(resource).map((name) => sql<boolean>`${sql.ref(name)} like '%{%'`),
      ...(withBylines ? bylines(resource).map(({ name }) => sql<boolean>`${sql.ref(name)} <> '[]'`) : []),
    ];
    const isIndexed = sql<boolean>`(${sql.join(conditions, sql` or `)})`;
    for (let last = 0; ; ) {
      const rows = await selectRows(trx, resource.name)
        .where('id', '>', last)
        .where(isIndexed)
        .orderBy('id')
        .limit(rowsAtOnce)
        .execute();
      for (const row of rows) await storeSearchText(trx, resource, row, facts);
      last = rows.at(-1)?.id ?? 0;
      if (rows.length < rowsAtOnce) break;
    }
  }
}

/** Stores the new name of a person in what the search indexes of the records whose byline has them. */
export async function renameInBylines(
  trx: Kysely<Tables>,
  { name: to, mainField }: Resource,
  before: StoredRow | undefined,
  after: StoredRow,
): Promise<void> {
  if (!before || (before[mainField] === after[mainField] && before.deleted_at === after.deleted_at)) return;
  for (const resource of Object.values(resources)) {
    const names = bylines(resource).flatMap((field) => (field.to === to ? [referenceName(field.name, after.id)] : []));
    if (names.length === 0) continue;
    const rows = await selectRows(trx, resource.name)
      .where('id', 'in', (query) =>
        query
          .selectFrom('named_files')
          .select('record_id')
          .where('name', 'in', names)
          .where('resource', '=', resource.name),
      )
      .execute();
    for (const row of rows) await storeSearchText(trx, resource, row);
  }
}

/** Stores what else the search indexes of a row, if it has changed. @param facts the organization's, if they are known */
async function storeSearchText(
  trx: Kysely<Tables>,
  resource: Resource,
  row: StoredRow,
  facts?: OrganizationFacts,
): Promise<void> {
  const column = searchColumn(resource.name);
  // The search has no records of this kind.
  if (!column) return;
  const text = await searchText(trx, resource, row, facts);
  if (row[column] === text) return;
  await trx
    .updateTable(tableNames[resource.name])
    .set({ [column]: text })
    .where('id', '=', row.id)
    .execute();
}

/** The fields of references that can be names: the people who wrote a record. */
function bylines(resource: Resource) {
  return referencesFields(resource).filter(({ acceptsNames }) => acceptsNames);
}

/** The fields whose texts the search finds, and which may have facts. */
function searchedFields({ name, mainField, fields }: Resource): string[] {
  const { search } = entityOf(name);
  return [...new Set([mainField, ...(search?.subtitle ?? []), ...[search?.body ?? []].flat()])].filter((field) =>
    ['text', 'longText', 'sections'].includes(fields[field]?.kind ?? ''),
  );
}

async function searchText(
  trx: Kysely<Tables>,
  resource: Resource,
  row: Columns,
  known?: OrganizationFacts,
): Promise<string> {
  const { fields } = resource;
  const texts = searchedFields(resource).filter((name) => fields[name]?.kind !== 'sections');
  const withFacts = texts.flatMap((name) =>
    String(row[name] ?? '')
      .split(/\n+/)
      .filter((line) => line.includes('{')),
  );
  const sections = sectionsOf(fields, row).flatMap((each) => each.sections.map(sectionText));
  const names = (await authorsOf(trx, resource, row)).join(', ');
  const text = [[...withFacts, ...sections].join('\n\n'), ...(names ? [names] : [])].join(bodyEnd);
  const facts = text.includes('{') ? (known ?? (await currentFacts(trx))) : undefined;
  return facts ? fillFacts(text, facts) : text;
}

/** The names in the byline of a row, as visitors read them. */
async function authorsOf(trx: Kysely<Tables>, resource: Resource, row: Columns): Promise<string[]> {
  const names: string[] = [];
  for (const field of bylines(resource)) {
    const references = referencesIn(row, field.name);
    const found = await referredRows(trx, field.to, references);
    names.push(...references.map(({ id, name }) => String(found.get(id ?? 0)?.[entityOf(field.to).mainField] || name)));
  }
  return names;
}

async function currentFacts(trx: Kysely<Tables>): Promise<OrganizationFacts | undefined> {
  const row = await selectRows(trx, 'organization').executeTakeFirst();
  return row && organizationFacts(JSON.parse(JSON.stringify(present('organization', row))));
}
