import type { Role } from '@porchlight/contract/permissions';
import type { Database } from '../db/database.ts';
import { comparisonKey } from '../db/entity-columns.ts';
import { nameKey } from '../db/name-key.ts';
import type { Row } from '../db/tables.ts';

/** A live account, as far as signing in needs it. */
export interface Account {
  id: number;
  username: string;
  role: Role;
  passwordHash: string;
}

/**
 * The live account of a name, however it is spelled. An account whose name has become another's too is known by the
 * spelling it had (migration 0006): that one goes first.
 */
export async function findAccount(db: Database, username: string): Promise<Account | undefined> {
  const keys = [comparisonKey(username.trim()), nameKey(username)];
  const found = await liveAccounts(db).where('username_key', 'in', keys).execute();
  const account = found.find((each) => each.username_key === keys[0]) ?? found[0];
  return account && fromRow(account);
}

/** The live account of an id. */
export async function findAccountById(db: Database, id: number): Promise<Account | undefined> {
  const found = await liveAccounts(db).where('id', '=', id).executeTakeFirst();
  return found && fromRow(found);
}

function liveAccounts(db: Database) {
  return db.read
    .selectFrom('users')
    .select(['id', 'username', 'role', 'username_key', 'password_hash'])
    .where('deleted_at', 'is', null);
}

function fromRow({ id, username, role, password_hash }: Row): Account {
  return {
    id: Number(id),
    username: String(username),
    role: role as Role,
    passwordHash: String(password_hash),
  };
}
