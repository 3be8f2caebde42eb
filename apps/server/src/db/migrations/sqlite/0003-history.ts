import { type Kysely, sql } from 'kysely';
import { createHistory, firstTables } from '../both/first-tables.ts';

/** What changed, who changed it and when; what is in the trash already gets an entry for its deletion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createHistory(db);
  // SQLite ends every index with the id, so each of these gives its entries in order.
  await db.schema.createIndex('history_record').on('history').columns(['resource', 'record_id']).execute();
  await db.schema.createIndex('history_resource').on('history').column('resource').execute();
  await sql`create index history_user_id on history (user_id) where user_id is not null`.execute(db);
  await sql`create index history_in_trash on history (in_trash) where in_trash is not null`.execute(db);
  await sql`create index history_old_files on history (at) where old_files is not null`.execute(db);

  for (const [table, resource, title] of firstTables) {
    await sql`create index ${sql.ref(`${table}_deleted_at`)} on ${sql.table(table)} (deleted_at)
      where deleted_at is not null`.execute(db);
    // What was deleted before there was a history belongs in the trash as well.
    await sql`insert into history (at, username, resource, record_id, version, action, title, changes, in_trash)
      select deleted_at, '', ${sql.lit(resource)}, id, version, 'delete', ${sql.ref(title)}, '{}', 1
      from ${sql.table(table)} where deleted_at is not null order by deleted_at, id`.execute(db);
  }
}
