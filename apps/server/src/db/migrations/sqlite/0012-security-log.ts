import { type Kysely, sql } from 'kysely';

/** The security log: entries are added behind the last and never changed; only what a purge names goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('security_log')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('through', 'integer')
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('security_log_by_kind').on('security_log').columns(['kind', 'id']).execute();
  await db.schema.createIndex('security_log_by_user').on('security_log').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('security_log_by_at').on('security_log').column('at').execute();
  for (const [name, when, condition] of [
    // `insert or replace` deletes without a trigger.
    ['insert', 'before insert', 'exists (select 1 from security_log where id >= new.id) or new.through >= new.id'],
    ['update', 'before update', 'true'],
    [
      'delete',
      'before delete',
      "not exists (select 1 from security_log where kind = 'purged' and through >= old.id and id > old.id)",
    ],
  ] as const) {
    await sql`create trigger ${sql.ref(`security_log_${name}`)} ${sql.raw(when)} on security_log when ${sql.raw(condition)}
      begin select raise(abort, 'The security log can only be added to.'); end`.execute(db);
  }
}
