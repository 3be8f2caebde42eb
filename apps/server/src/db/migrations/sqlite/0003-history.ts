import { type Kysely, sql } from 'kysely';

/** Tables of the first version, with the name of their resource and the column that names a record. */
const tables = [
  ['users', 'user', 'username'],
  ['stories', 'story', 'title'],
  ['articles', 'article', 'title'],
  ['donations', 'donation', 'email'],
  ['gallery_items', 'gallery', 'title'],
  ['podcasts', 'podcast', 'title'],
  ['events', 'event', 'title'],
  ['elections', 'election', 'title'],
  ['emails', 'email', 'email'],
  ['team_members', 'team', 'name'],
  ['action_networks', 'actionNetwork', 'title'],
] as const;

/** What changed, who changed it and when; what is in the trash already gets an entry for its deletion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('history')
    // Ids are never given out twice: they are the places that pages continue from.
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('reverted_to', 'integer')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('old_files', 'text')
    .addColumn('in_trash', 'integer')
    .execute();
  // SQLite ends every index with the id, so each of these gives its entries in order.
  await db.schema.createIndex('history_record').on('history').columns(['resource', 'record_id']).execute();
  await db.schema.createIndex('history_resource').on('history').column('resource').execute();
  await sql`create index history_user_id on history (user_id) where user_id is not null`.execute(db);
  await sql`create index history_in_trash on history (in_trash) where in_trash is not null`.execute(db);
  await sql`create index history_old_files on history (at) where old_files is not null`.execute(db);

  for (const [table, resource, title] of tables) {
    await sql`create index ${sql.ref(`${table}_deleted_at`)} on ${sql.table(table)} (deleted_at)
      where deleted_at is not null`.execute(db);
    // What was deleted before there was a history belongs in the trash as well.
    await sql`insert into history (at, username, resource, record_id, version, action, title, changes, in_trash)
      select deleted_at, '', ${sql.lit(resource)}, id, version, 'delete', ${sql.ref(title)}, '{}', 1
      from ${sql.table(table)} where deleted_at is not null order by deleted_at, id`.execute(db);
  }
}
