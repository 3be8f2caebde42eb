import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { descriptionFile } from '@porchlight/contract/entity-faults';
import { type Kysely, sql } from 'kysely';
import { StartError } from '../http-error.ts';
import { entityColumns, type FieldColumn } from './entity-columns.ts';
import { indexedTable } from './indexed-table.ts';
import { searchTriggers } from './search/index-rows.ts';
import type { Tables } from './tables.ts';

/** What an entity's description asks for and the database lacks. */
export interface TableDifference {
  resource: ResourceName;
  table: string;
  /** The whole table is missing. */
  isNew: boolean;
  /** Columns that are missing; all of a table that is. */
  columns: FieldColumn[];
  /** Columns that stand there without an index that the dashboard's list needs. */
  unindexed: FieldColumn[];
  /** Columns that no field describes. */
  unknown: string[];
  /** How visitors are to find its rows: as they do, for the first time, by other columns, or no more. */
  search: 'same' | 'new' | 'changed' | 'gone';
}

const always = ['id', 'version', 'created_at', 'updated_at', 'deleted_at'];

/** Name of the index of a column that a dashboard list is sorted by. */
export function listIndex(table: string, column: string): string {
  return `${table}_by_${column}`;
}

/** Compares every entity's description with its table. @returns those that differ */
export async function tableDifferences(db: Kysely<Tables>): Promise<TableDifference[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select t.name as "table", c.name as "column" from sqlite_schema t, pragma_table_info(t.name) c
    where t.type = 'table'`.execute(db);
  const others = await sql<{
    name: string;
    sql: string | null;
  }>`select name, sql from sqlite_schema where type in ('index', 'trigger')`.execute(db);
  const made = new Map(others.rows.map((each) => [each.name, each.sql]));
  const tables = Map.groupBy(rows, ({ table }) => table);
  return resourceNames.flatMap((resource) => {
    const { table } = entityOf(resource);
    const existing = tables.get(table)?.map(({ column }) => column);
    const described = entityColumns(resource);
    const columns = described.filter(({ name }) => !existing?.includes(name));
    const unindexed = described.filter(
      (column) => column.index && !columns.includes(column) && !made.has(listIndex(table, column.name)),
    );
    const known = [...always, ...described.map(({ name }) => name)];
    const unknown = (existing ?? []).filter((column) => !known.includes(column));
    const search = searchDifference(resource, made);
    const isDifferent = search !== 'same' || [columns, unindexed, unknown].some((found) => found.length > 0);
    const isNew = existing === undefined;
    return isDifferent ? [{ resource, table, isNew, columns, unindexed, unknown, search }] : [];
  });
}

function searchDifference(resource: ResourceName, made: ReadonlyMap<string, string | null>): TableDifference['search'] {
  const indexed = indexedTable(resource);
  if (!indexed) return made.has(`${entityOf(resource).table}_search_insert`) ? 'gone' : 'same';
  const triggers = Object.entries(searchTriggers(indexed));
  // SQLite writes the first two words in capitals.
  const isMade = ([name, statement]: [string, string]) =>
    made.get(name)?.slice('create trigger'.length) === statement.slice('create trigger'.length);
  if (triggers.every(isMade)) return 'same';
  return triggers.some(([name]) => made.has(name)) ? 'changed' : 'new';
}

/**
 * Checks that every entity's table is as its description says.
 * @throws StartError that names the description's file, the field and the remedy
 */
export async function requireTables(db: Kysely<Tables>): Promise<void> {
  const differences = await tableDifferences(db);
  if (differences.length > 0) throw new StartError(differences.flatMap(sentences).join('\n'));
}

function sentences({ resource, table, isNew, columns, unindexed, unknown, search }: TableDifference): string[] {
  const file = descriptionFile(resource);
  const remedy = '`npm run new migration` writes one that adds it.';
  if (isNew) return [`${file} describes the table ${table}, which no migration makes: ${remedy}`];
  return [
    ...columns.map(
      ({ field, name }) =>
        `${file} describes the field ${field}, and the table ${table} has no column ${name}: ${remedy}`,
    ),
    ...unindexed.map(
      ({ field }) => `${file} lists the field ${field}, by which the table ${table} has no index: ${remedy}`,
    ),
    ...(search === 'gone'
      ? [`Visitors find what the table ${table} holds, and ${file} describes no search: take it out in a migration.`]
      : []),
    ...(search === 'same' || search === 'gone'
      ? []
      : [`${file} describes another search than the table ${table} stands in: ${remedy}`]),
    ...unknown.map(
      (column) =>
        `The table ${table} has the column ${column}, which no field of ${file} describes: describe it, or drop it in a migration.`,
    ),
  ];
}
