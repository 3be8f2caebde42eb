import type { Database } from '../db/database.ts';
import { comparisonKey } from '../db/entity-columns.ts';
import { nameKey } from '../db/name-key.ts';

/** A live account, as far as signing in needs it. */
export interface Account {
  id: number;
  username: string;
  passwordHash: string;
}

/**
 * The live account of a name, however it is spelled. An account whose name has become another's too is known by the
 * spelling it had (migration 0006): that one goes first.
 */
export async function findAccount(db: Database, username: string): Promise<Account | undefined> {
  const keys = [comparisonKey(username.trim()), nameKey(username)];
  const found = await db.read
    .selectFrom('users')
    .select(['id', 'username', 'username_key', 'password_hash'])
    .where('username_key', 'in', keys)
    .where('deleted_at', 'is', null)
    .execute();
  const account = found.find((each) => each.username_key === keys[0]) ?? found[0];
  return (
    account && {
      id: Number(account.id),
      username: String(account.username),
      passwordHash: String(account.password_hash),
    }
  );
}
