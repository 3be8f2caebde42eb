import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { FieldColumn } from '../../apps/server/src/db/entity-columns.ts';
import { indexedTable } from '../../apps/server/src/db/indexed-table.ts';
import { migrate, migrationsFolder } from '../../apps/server/src/db/migrate.ts';
import { openWriter, queryBuilder } from '../../apps/server/src/db/sqlite.ts';
import { listIndex, type TableDifference, tableDifferences } from '../../apps/server/src/db/table-differences.ts';
import { Refused, type Writing } from './writing.ts';

/**
 * A migration that adds whatever descriptions have and the database of all migrations so far lacks.
 * @throws Refused when there is nothing to add
 */
export async function writeMigration(): Promise<Writing> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-migration-'));
  const db = queryBuilder(openWriter(join(folder, 'all.sqlite')));
  try {
    await migrate(db);
    const differences = await tableDifferences(db);
    const added = differences.filter(
      ({ columns, unindexed, search }) =>
        columns.length > 0 || unindexed.length > 0 || search === 'new' || search === 'changed',
    );
    if (added.length === 0)
      throw new Refused('The database has everything that is described: there is nothing to add.');
    const file = join(migrationsFolder, `${nextNumber()}-${nameOf(added)}.ts`);
    return {
      files: { [relative(join(import.meta.dirname, '../..'), file)]: migrationText(added) },
      next: 'Read it: it runs once in every database, and never changes once it is released.',
    };
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
}

function nextNumber(): string {
  const last = Math.max(...readdirSync(migrationsFolder).map((file) => Number.parseInt(file, 10)));
  return String(last + 1).padStart(4, '0');
}

function nameOf(added: readonly TableDifference[]): string {
  const tables = added.map(({ table, isNew, columns: [column] }) =>
    isNew || !column ? table : `${table}-${column.name}`,
  );
  return tables.join('-').replaceAll('_', '-').slice(0, 60);
}

function migrationText(added: readonly TableDifference[]): string {
  const steps = added.flatMap((difference) => {
    const { resource, table, isNew, columns, unindexed, search } = difference;
    const indexed = search === 'same' ? null : indexedTable(resource);
    const index = search === 'new' ? 'indexRows' : 'reindexRows';
    return [
      ...(isNew ? [createTable(table, columns)] : columns.map((column) => addColumn(table, column))),
      ...(isNew ? [listIndexOn(table, 'created_at', 'created_at')] : []),
      ...columns.filter(({ isUnique }) => isUnique).map(({ name }) => uniqueIndex(table, name)),
      ...[...columns, ...unindexed]
        .filter((column) => column.index)
        .map((column) =>
          listIndexOn(table, column.name, column.index === 'text' ? `lower(${column.name})` : column.name),
        ),
      ...(indexed ? [`await ${index}(db, ${JSON.stringify(indexed)});`] : []),
    ];
  });
  const uses = (name: string) => steps.some((step) => step.includes(name));
  const functions = ['indexRows', 'reindexRows'].filter((name) => uses(`await ${name}(`));
  const kysely = ['type Kysely', ...(uses('sql`') ? ['sql'] : [])].join(', ');
  return `import { ${kysely} } from 'kysely';
${functions.length > 0 ? `import { ${functions.join(', ')} } from '../search/index-rows.ts';\n` : ''}
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

function createTable(table: string, columns: readonly FieldColumn[]): string {
  return `await db.schema.createTable('${table}')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    ${columns.map((column) => `.addColumn(${definition(column)})`).join('\n    ')}
    .execute();`;
}

function addColumn(table: string, column: FieldColumn): string {
  // Rows that are there already have to hold something.
  const filled = column.fallback === null ? { ...column, fallback: 0 as const } : column;
  return `await db.schema.alterTable('${table}').addColumn(${definition(filled)}).execute();`;
}

function definition({ name, type, fallback, check }: FieldColumn): string {
  const rules = [
    ...(fallback === undefined ? [] : ['notNull()']),
    ...(fallback === undefined || fallback === null ? [] : [`defaultTo(${JSON.stringify(fallback)})`]),
    ...(check ? [`check(sql\`${name} ${check}\`)`] : []),
  ];
  return `'${name}', '${type}'${rules.length > 0 ? `, (column) => column.${rules.join('.')}` : ''}`;
}

function uniqueIndex(table: string, column: string): string {
  return `await sql\`create unique index ${table}_${column} on ${table} (${column}) where deleted_at is null and ${column} <> ''\`.execute(db);`;
}

function listIndexOn(table: string, column: string, expression: string): string {
  return `await sql\`create index ${listIndex(table, column)} on ${table} (${expression}) where deleted_at is null\`.execute(db);`;
}
