import { type Kysely, sql } from 'kysely';
import { createSecurityLog } from '../both/0012-security-log.ts';

/** The security log: entries are added behind the last and never changed; only what a purge names goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSecurityLog(db);
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
