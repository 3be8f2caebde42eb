import { type Kysely, sql } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';
import { indexed } from './first-tables.ts';

/** In all public tables: which published row a draft of changes replaces, and the version that it was begun on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  for (const { table } of indexed) {
    await db.schema.alterTable(table).addColumn('replaces', integer).execute();
    await db.schema.alterTable(table).addColumn('replaces_version', integer).execute();
    await sql
      .raw(
        `create unique index ${table}_replaces on ${table} (replaces) where deleted_at is null and replaces is not null`,
      )
      .execute(db);
  }
}
