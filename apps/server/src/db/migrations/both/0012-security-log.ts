import { type Kysely, sql } from 'kysely';
import { kindOf } from '../../dialect.ts';
import { columnTypes } from './columns-and-indexes.ts';

/** The security log: entries are added behind the last and never changed; only what a purge names goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('security_log')
    .addColumn('id', integer, (column) => column.primaryKey())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('user_id', integer)
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('details', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('request_id', text, (column) => column.notNull())
    .addColumn('through', integer)
    .addColumn('previous_hash', text, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('security_log_by_kind').on('security_log').columns(['kind', 'id']).execute();
  await db.schema.createIndex('security_log_by_user').on('security_log').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('security_log_by_at').on('security_log').column('at').execute();
  await (kindOf(db) === 'postgres' ? guardInPostgres(db) : guardInSqlite(db));
}

async function guardInSqlite(db: Kysely<unknown>): Promise<void> {
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

async function guardInPostgres(db: Kysely<unknown>): Promise<void> {
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
