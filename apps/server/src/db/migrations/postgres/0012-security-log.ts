import { type Kysely, sql } from 'kysely';
import { createSecurityLog } from '../both/0012-security-log.ts';

/** The security log: entries are added behind the last and never changed; only what a purge names goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSecurityLog(db);
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
