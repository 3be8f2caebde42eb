import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { FieldColumn } from '../../apps/server/src/db/entity-columns.ts';
import { indexedTable } from '../../apps/server/src/db/indexed-table.ts';
import type { ListIndex } from '../../apps/server/src/db/list-indexes.ts';
import { migrate, migrationNames } from '../../apps/server/src/db/migrate.ts';
import { openWriter, queryBuilder } from '../../apps/server/src/db/sqlite.ts';
import { type TableDifference, tableDifferences } from '../../apps/server/src/db/table-differences.ts';
import { type GeneratedFiles, InvalidInput } from './generated-files.ts';

/**
 * Generates a migration for everything in the descriptions that a database with all existing migrations lacks.
 * @throws Refused when there is nothing to add
 */
export async function writeMigration(): Promise<GeneratedFiles> {
  const temporary = mkdtempSync(join(tmpdir(), 'porchlight-migration-'));
  const db = queryBuilder(openWriter(join(temporary, 'all.sqlite')));
  try {
    await migrate(db);
    const differences = await tableDifferences(db);
    const added = differences.filter(
      ({ columns, indexes, search }) =>
        columns.length > 0 || indexes.length > 0 || search === 'new' || search === 'changed',
    );
    if (added.length === 0) throw new InvalidInput('The database already has everything in the descriptions.');
    const file = `${await nextNumber()}-${nameOf(added)}.ts`;
    return {
      files: { [`apps/server/src/db/migrations/both/${file}`]: migrationText(added) },
      next: 'Check it: it runs once in every database, and must not change once it is released.',
    };
  } finally {
    await db.destroy();
    rmSync(temporary, { recursive: true });
  }
}

async function nextNumber(): Promise<string> {
  const last = (await migrationNames('sqlite')).at(-1) ?? '';
  return String(Number.parseInt(last, 10) + 1).padStart(4, '0');
}

function nameOf(added: readonly TableDifference[]): string {
  const tables = added.map(({ table, isNew, columns: [column], indexes: [index] }) => {
    if (isNew) return table;
    if (column) return `${table}-${column.name}`;
    return index ? `${table}-index-${index.column.name}` : table;
  });
  return tables.join('-').replaceAll('_', '-').slice(0, 60);
}

/** The migration's TypeScript source, the same for both databases. */
function migrationText(added: readonly TableDifference[]): string {
  const steps = added.flatMap((difference) => {
    const { resource, table, isNew, columns, indexes, search } = difference;
    const indexed = search === 'same' ? null : indexedTable(resource);
    const index = search === 'new' ? 'indexRows' : 'reindexRows';
    return [
      ...(isNew ? [createTable(table, columns)] : columns.map((column) => addColumn(table, column))),
      ...columns.filter(({ isUnique }) => isUnique).map((column) => uniqueIndex(resource, column)),
      ...indexes.map((index) => listIndex(table, index)),
      ...(indexed ? [`await ${index}(db, ${JSON.stringify(indexed)});`] : []),
    ];
  });
  const uses = (text: string) => steps.some((step) => step.includes(text));
  const types = ['integer', 'text'].filter((type) => uses(`', ${type}`));
  return `import { type Kysely, sql } from 'kysely';
import { indexRows, reindexRows } from '../../search-index/index-rows.ts';
import { columnTypes, recordTable, sortedIndexes, uniqueTexts } from './columns-and-indexes.ts';

/** ${added.map(summary).join(' ')} */
export async function up(db: Kysely<unknown>): Promise<void> {
${types.length > 0 ? `const { ${types.join(', ')} } = columnTypes(db);\n` : ''}${steps.join('\n')}
}
`;
}

function summary({ table, isNew, columns, indexes, search }: TableDifference): string {
  const sorted = new Set(indexes.map(({ column }) => column.name));
  for (const { name } of columns) sorted.delete(name);
  const names = columns.map(({ name }) => name).join(', ');
  return [
    ...(isNew ? [`Adds the table ${table}.`] : []),
    ...(!isNew && names ? [`Adds to ${table}: ${names}.`] : []),
    ...(!isNew && sorted.size > 0 ? [`Adds indexes to ${table}: ${[...sorted].join(', ')}.`] : []),
    ...(search === 'new' ? [`Adds ${table} to the visitors' search.`] : []),
    ...(search === 'changed' ? [`Changes the fields by which visitors find ${table}.`] : []),
  ].join(' ');
}

function createTable(table: string, columns: readonly FieldColumn[]): string {
  return `await recordTable(db, '${table}')
    ${columns.map((column) => `.addColumn(${definition(column)})`).join('\n    ')}
    .execute();`;
}

function addColumn(table: string, column: FieldColumn): string {
  // Existing rows need a value.
  const columnWithDefault = column.fallback === null ? { ...column, fallback: 0 as const } : column;
  return `await db.schema.alterTable('${table}').addColumn(${definition(columnWithDefault)}).execute();`;
}

function definition({ name, type, fallback, check }: FieldColumn): string {
  const rules = [
    ...(fallback === undefined ? [] : ['notNull()']),
    ...(fallback === undefined || fallback === null ? [] : [`defaultTo(${JSON.stringify(fallback)})`]),
    ...(check ? [`check(sql\`${name} ${check}\`)`] : []),
  ];
  return `'${name}', ${type}${rules.length > 0 ? `, (column) => column.${rules.join('.')}` : ''}`;
}

function uniqueIndex(resource: ResourceName, { name, field, type }: FieldColumn): string {
  const { table, fields } = entityOf(resource);
  if (type === 'integer')
    return `await sql\`create unique index ${table}_${name} on ${table} (${name}) where deleted_at is null and ${name} is not null\`.execute(db);`;
  const isShort = ['slug', 'email', 'freePath'].includes(fields[field]?.kind ?? '');
  return `await uniqueTexts(db, '${table}', '${name}'${isShort ? '' : ', true'});`;
}

function listIndex(table: string, { column, isOfState }: ListIndex): string {
  const kind = column.index === 'text' ? 'texts' : 'others';
  return `await sortedIndexes(db, '${table}', { ${kind}: ['${column.name}'] }${isOfState ? ', true' : ''});`;
}
