import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import { type DatabaseKind, indexedCharacters } from '../../apps/server/src/db/dialect.ts';
import type { FieldColumn } from '../../apps/server/src/db/entity-columns.ts';
import { indexedTable } from '../../apps/server/src/db/indexed-table.ts';
import type { ListIndex } from '../../apps/server/src/db/list-indexes.ts';
import { migrate, migrationsFolder } from '../../apps/server/src/db/migrate.ts';
import { openWriter, queryBuilder } from '../../apps/server/src/db/sqlite.ts';
import { type TableDifference, tableDifferences } from '../../apps/server/src/db/table-differences.ts';
import { Refused, type Writing } from './writing.ts';

/**
 * Generates a migration for everything in the descriptions that a database with all existing migrations lacks.
 * @throws Refused when there is nothing to add
 */
export async function writeMigration(): Promise<Writing> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-migration-'));
  const db = queryBuilder(openWriter(join(folder, 'all.sqlite')));
  try {
    await migrate(db);
    const differences = await tableDifferences(db);
    const added = differences.filter(
      ({ columns, indexes, search }) =>
        columns.length > 0 || indexes.length > 0 || search === 'new' || search === 'changed',
    );
    if (added.length === 0)
      throw new Refused('The database has everything that is described: there is nothing to add.');
    const file = `${nextNumber()}-${nameOf(added)}.ts`;
    const kinds: DatabaseKind[] = ['sqlite', 'postgres'];
    return {
      files: Object.fromEntries(
        kinds.map((kind) => [
          relative(join(import.meta.dirname, '../..'), join(migrationsFolder(kind), file)),
          migrationText(kind, added),
        ]),
      ),
      next: 'Read both: each runs once in every database of its kind, and never changes once it is released.',
    };
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
}

function nextNumber(): string {
  const last = Math.max(...readdirSync(migrationsFolder('sqlite')).map((file) => Number.parseInt(file, 10)));
  return String(last + 1).padStart(4, '0');
}

function nameOf(added: readonly TableDifference[]): string {
  const tables = added.map(({ table, isNew, columns: [column] }) =>
    isNew || !column ? table : `${table}-${column.name}`,
  );
  return tables.join('-').replaceAll('_', '-').slice(0, 60);
}

/** The migration's TypeScript source. */
function migrationText(kind: DatabaseKind, added: readonly TableDifference[]): string {
  const steps = added.flatMap((difference) => {
    const { resource, table, isNew, columns, indexes, search } = difference;
    const indexed = search === 'same' ? null : indexedTable(resource);
    const index = search === 'new' ? 'indexRows' : 'reindexRows';
    return [
      ...(isNew ? [createTable(kind, table, columns)] : columns.map((column) => addColumn(kind, table, column))),
      ...columns.filter(({ isUnique }) => isUnique).map((column) => uniqueIndex(kind, resource, column)),
      ...indexes.map((index) => listIndex(kind, table, index)),
      ...(indexed ? [`await ${index}(db, ${JSON.stringify(indexed)});`] : []),
    ];
  });
  const uses = (name: string) => steps.some((step) => step.includes(name));
  const functions = ['indexRows', 'reindexRows'].filter((name) => uses(`await ${name}(`));
  const kysely = ['type Kysely', ...(uses('sql`') ? ['sql'] : [])].join(', ');
  return `import { ${kysely} } from 'kysely';
${functions.length > 0 ? `import { ${functions.join(', ')} } from '../../search/index-rows.ts';\n` : ''}
/** ${added.map(summary).join(' ')} */
export async function up(db: Kysely<unknown>): Promise<void> {
${steps.join('\n')}
}
`;
}

function summary({ table, isNew, columns, search }: TableDifference): string {
  const names = columns.map(({ name }) => name).join(', ');
  return [
    ...(isNew ? [`The table ${table}.`] : []),
    ...(!isNew && names ? [`In ${table}: ${names}.`] : []),
    ...(search === 'new' ? [`Visitors find what ${table} holds.`] : []),
    ...(search === 'changed' ? [`Visitors find what ${table} holds by other fields.`] : []),
  ].join(' ');
}

/** Column types by database. PostgreSQL's integers get SQLite's size, and its texts are compared byte by byte. */
const typesOf = {
  sqlite: { id: "'integer', (column) => column.primaryKey().autoIncrement()", integer: "'integer'", text: "'text'" },
  postgres: {
    id: "'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity()",
    integer: "'bigint'",
    text: 'sql`text collate "C"`',
  },
} as const;

function createTable(kind: DatabaseKind, table: string, columns: readonly FieldColumn[]): string {
  const { id, integer, text } = typesOf[kind];
  return `await db.schema.createTable('${table}')
    .addColumn('id', ${id})
    .addColumn('version', ${integer}, (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', ${text}, (column) => column.notNull())
    .addColumn('updated_at', ${text}, (column) => column.notNull())
    .addColumn('deleted_at', ${text})
    ${columns.map((column) => `.addColumn(${definition(kind, column)})`).join('\n    ')}
    .execute();`;
}

function addColumn(kind: DatabaseKind, table: string, column: FieldColumn): string {
  // Existing rows need a value.
  const filled = column.fallback === null ? { ...column, fallback: 0 as const } : column;
  return `await db.schema.alterTable('${table}').addColumn(${definition(kind, filled)}).execute();`;
}

function definition(kind: DatabaseKind, { name, type, fallback, check }: FieldColumn): string {
  const rules = [
    ...(fallback === undefined ? [] : ['notNull()']),
    ...(fallback === undefined || fallback === null ? [] : [`defaultTo(${JSON.stringify(fallback)})`]),
    ...(check ? [`check(sql\`${name} ${check}\`)`] : []),
  ];
  return `'${name}', ${typesOf[kind][type]}${rules.length > 0 ? `, (column) => column.${rules.join('.')}` : ''}`;
}

function uniqueIndex(kind: DatabaseKind, resource: ResourceName, { name, field, type }: FieldColumn): string {
  const { table, fields } = entityOf(resource);
  if (type === 'integer')
    return `await sql\`create unique index ${table}_${name} on ${table} (${name}) where deleted_at is null and ${name} is not null\`.execute(db);`;
  // PostgreSQL can't index texts of ten thousand characters.
  const isShort = ['slug', 'email'].includes(fields[field]?.kind ?? '');
  const value = kind === 'postgres' && !isShort ? `md5(${name})` : name;
  return `await sql\`create unique index ${table}_${name} on ${table} (${value}) where deleted_at is null and ${name} <> ''\`.execute(db);`;
}

/** Without the id for SQLite, which appends it to every index itself. */
function listIndex(kind: DatabaseKind, table: string, { name, column, isOfState }: ListIndex): string {
  const text = kind === 'postgres' ? `left(lower(${column.name}), ${indexedCharacters})` : `lower(${column.name})`;
  const value = kind === 'postgres' ? `${column.name}, id` : column.name;
  const values = `${isOfState ? 'state, ' : ''}${column.index === 'text' ? text : value}`;
  return `await sql\`create index ${name} on ${table} (${values}) where deleted_at is null\`.execute(db);`;
}
