import { type Kysely, sql } from 'kysely';
import { nameKey } from '../../name-key.ts';

/**
 * Accounts are known by their name without case and without what nobody sees. Of live accounts whose names have become
 * one, the one that is spelled so already gets it, else the oldest; the others stay known by the spelling they had.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; username: string; username_key: string; deleted_at: string | null }>`
    select id, username, username_key, deleted_at from users order by id`.execute(db);
  const keyed = rows.map((row) => ({ ...row, key: nameKey(row.username) }));
  const live = keyed.filter((row) => row.deleted_at === null);
  const taken = new Set(live.filter((row) => row.username_key === row.key).map((row) => row.key));
  for (const { id, key, username_key, deleted_at } of keyed) {
    if (key === username_key || key === '') continue;
    if (deleted_at === null) {
      if (taken.has(key)) continue;
      taken.add(key);
    }
    await sql`update users set username_key = ${key} where id = ${id}`.execute(db);
  }
}
