import { type Kysely, sql } from 'kysely';

/** The security log: entries are added behind the last and never changed; only what a purge names goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('security_log')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('at', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('kind', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('user_id', 'bigint')
    .addColumn('username', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('subject', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('details', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('address', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('request_id', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('through', 'bigint')
    .addColumn('previous_hash', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('hash', sql`text collate "C"`, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('security_log_by_kind').on('security_log').columns(['kind', 'id']).execute();
  await db.schema.createIndex('security_log_by_user').on('security_log').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('security_log_by_at').on('security_log').column('at').execute();
  await sql`create function refuse_security_log_change() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'INSERT' then
        if not exists (select 1 from security_log where id >= new.id) and (new.through is null or new.through < new.id)
        then return new; end if;
      elsif tg_op = 'DELETE' then
        if exists (select 1 from security_log where kind = 'purged' and through >= old.id and id > old.id)
        then return old; end if;
      end if;
      raise exception 'The security log can only be added to.';
    end $body$`.execute(db);
  await sql`create trigger security_log_rows before insert or update or delete on security_log
    for each row execute function refuse_security_log_change()`.execute(db);
  await sql`create trigger security_log_all before truncate on security_log
    for each statement execute function refuse_security_log_change()`.execute(db);
}
