import { type Kysely, sql } from 'kysely';

const tables = [
  'stories',
  'articles',
  'events',
  'elections',
  'podcasts',
  'gallery_items',
  'team_members',
  'action_networks',
];

/** In all public tables: which published row a draft of changes replaces, and the version that it was begun on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await db.schema.alterTable(table).addColumn('replaces', 'bigint').execute();
    await db.schema.alterTable(table).addColumn('replaces_version', 'bigint').execute();
    await sql
      .raw(
        `create unique index ${table}_replaces on ${table} (replaces) where deleted_at is null and replaces is not null`,
      )
      .execute(db);
  }
}
