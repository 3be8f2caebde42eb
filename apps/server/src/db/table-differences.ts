import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { descriptionFile } from '@porchlight/contract/validate-entities';
import { type Kysely, sql } from 'kysely';
import { StartError } from '../errors/http-error.ts';
import { type DatabaseKind, kindOf } from './dialect.ts';
import { entityColumns, type FieldColumn } from './entity-columns.ts';
import { indexedTable } from './indexed-table.ts';
import { type ListIndex, listIndexes } from './list-indexes.ts';
import { searchTriggers } from './search-index/index-rows.ts';
import { postgresTrigger, postgresTriggerBody } from './search-index/postgres-rows.ts';
import type { Tables } from './tables.ts';

/** How the database differs from an entity's description. */
export interface TableDifference {
  resource: ResourceName;
  table: string;
  /** Whether the whole table is missing. */
  isNew: boolean;
  /** Missing columns; all of them if the table is missing. */
  columns: FieldColumn[];
  /** Missing list indexes. */
  indexes: ListIndex[];
  /** Columns that no field describes. */
  undescribed: string[];
  /** How the rows' place in the search index has to change: not at all, added, with other columns, or removed. */
  search: 'same' | 'new' | 'changed' | 'gone';
}

const always = ['id', 'version', 'created_at', 'updated_at', 'deleted_at'];

/** Compares every entity's description with its table. @returns those that differ */
export async function tableDifferences(db: Kysely<Tables>): Promise<TableDifference[]> {
  const { tables, objects } = await (kindOf(db) === 'postgres' ? readPostgres(db) : readSqlite(db));
  return resourceNames.flatMap((resource) => {
    const { table } = entityOf(resource);
    const existing = tables.get(table);
    const described = entityColumns(resource);
    const columns = described.filter(({ name }) => !existing?.includes(name));
    const indexes = listIndexes(resource).filter((index) => !objects.has(index.name));
    const expectedNames = [...always, ...described.map(({ name }) => name)];
    const undescribed = (existing ?? []).filter((column) => !expectedNames.includes(column));
    const search = searchDifference(kindOf(db), resource, objects);
    const isDifferent = search !== 'same' || [columns, indexes, undescribed].some((found) => found.length > 0);
    const isNew = existing === undefined;
    return isDifferent ? [{ resource, table, isNew, columns, indexes, undescribed, search }] : [];
  });
}

/** The existing schema of a database. */
interface Schema {
  /** Columns by table. */
  tables: ReadonlyMap<string, string[]>;
  /** Indexes and search triggers by name; the values are the triggers' SQL. */
  objects: ReadonlyMap<string, string | null>;
}

async function readSqlite(db: Kysely<Tables>): Promise<Schema> {
  const { rows } = await sql<{ table: string; column: string }>`
    select t.name as "table", c.name as "column" from sqlite_schema t, pragma_table_info(t.name) c
    where t.type = 'table'`.execute(db);
  const otherObjects = await sql<{ name: string; sql: string | null }>`
    select name, sql from sqlite_schema where type in ('index', 'trigger')`.execute(db);
  return schemaOf(rows, otherObjects.rows);
}

async function readPostgres(db: Kysely<Tables>): Promise<Schema> {
  // Read from the catalog: the views of information_schema take 20 times as long.
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as "table", a.attname as "column" from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by a.attnum`.execute(db);
  const otherObjects = await sql<{ name: string; sql: string | null }>`
    select relname as name, null as sql from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'i'
    union all
    select t.tgname, p.prosrc from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where p.pronamespace = current_schema()::regnamespace`.execute(db);
  return schemaOf(rows, otherObjects.rows);
}

function schemaOf(
  columns: { table: string; column: string }[],
  objects: { name: string; sql: string | null }[],
): Schema {
  const tables = Map.groupBy(columns, ({ table }) => table);
  return {
    tables: new Map([...tables].map(([table, tableColumns]) => [table, tableColumns.map(({ column }) => column)])),
    objects: new Map(objects.map((each) => [each.name, each.sql])),
  };
}

function searchDifference(
  kind: DatabaseKind,
  resource: ResourceName,
  objects: Schema['objects'],
): TableDifference['search'] {
  const indexed = indexedTable(resource);
  const { table } = entityOf(resource);
  if (!indexed) {
    const trigger = kind === 'postgres' ? postgresTrigger({ table }) : `${table}_search_insert`;
    return objects.has(trigger) ? 'gone' : 'same';
  }
  const triggers = Object.entries(
    kind === 'postgres' ? { [postgresTrigger(indexed)]: postgresTriggerBody(indexed) } : searchTriggers(indexed),
  );
  // SQLite stores the first two words in capitals.
  const plain = (statement: string | null | undefined) => statement?.replace(/^create trigger/i, 'create trigger');
  if (triggers.every(([name, statement]) => plain(objects.get(name)) === statement)) return 'same';
  return triggers.some(([name]) => objects.has(name)) ? 'changed' : 'new';
}

/**
 * Checks that every entity's table matches its description.
 * @throws StartError that names the description's file, the field and the remedy
 */
export async function requireTables(db: Kysely<Tables>): Promise<void> {
  const differences = await tableDifferences(db);
  if (differences.length > 0) throw new StartError([...new Set(differences.flatMap(errorMessages))].join('\n'));
}

function errorMessages({ resource, table, isNew, columns, indexes, undescribed, search }: TableDifference): string[] {
  const file = descriptionFile(resource);
  const remedy = '`npm run new migration` generates one that adds it.';
  if (isNew) return [`${file} describes the table ${table}, but no migration creates it: ${remedy}`];
  return [
    ...columns.map(
      ({ field, name }) =>
        `${file} describes the field ${field}, but the table ${table} has no column ${name}: ${remedy}`,
    ),
    ...indexes
      .filter(({ column }) => columns.every(({ name }) => name !== column.name))
      .map(
        ({ column: { field } }) =>
          `${file} lists the field ${field}, but the table ${table} has no index for it: ${remedy}`,
      ),
    ...(search === 'gone'
      ? [`Visitors can search the table ${table}, but ${file} describes no search: remove the search in a migration.`]
      : []),
    ...(search === 'same' || search === 'gone'
      ? []
      : [`${file} describes a different search than the table ${table} has: ${remedy}`]),
    ...undescribed.map(
      (column) =>
        `The table ${table} has the column ${column}, but no field of ${file} describes it: describe it, or drop it in a migration.`,
    ),
  ];
}
