import { type Role, readRole } from '@porchlight/contract/permissions';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { comparisonKey } from '../db/entity-columns.ts';
import { nameKey } from '../db/name-key.ts';
import type { Row } from '../db/tables.ts';

/** The data of an account that signing in needs. */
export interface Account {
  id: number;
  username: string;
  /** Display name; '' for none. */
  name: string;
  role: Role;
  passwordHash: string;
}

/**
 * Finds the account, not deleted, of a name in any spelling. When newer rules made the names of several accounts equal,
 * one got the new key and the others kept their old ones (migration 0006); an old key takes precedence.
 */
export async function findAccount(db: Database, username: string): Promise<Account | undefined> {
  const keys = [comparisonKey(username.trim()), nameKey(username)];
  const rows = await liveAccounts(db)
    .where('username_key', 'in', keys)
    // The unique index leaves out rows without a key: only with this condition, as a literal, can the databases use it.
    .$if(!keys.includes(''), (query) => query.where('username_key', '<>', sql.lit('')))
    .execute();
  const account = rows.find((each) => each.username_key === keys[0]) ?? rows[0];
  return account && fromRow(account);
}

/** Finds the account, not deleted, of an id. */
export async function findAccountById(db: Database, id: number): Promise<Account | undefined> {
  const row = await liveAccounts(db).where('id', '=', id).executeTakeFirst();
  return row && fromRow(row);
}

function liveAccounts(db: Database) {
  return db.read
    .selectFrom('users')
    .select(['id', 'username', 'name', 'role', 'username_key', 'password_hash'])
    .where('deleted_at', 'is', null);
}

function fromRow({ id, username, name, role, password_hash }: Row): Account {
  return {
    id: Number(id),
    username: String(username),
    name: String(name),
    role: readRole(role),
    passwordHash: String(password_hash),
  };
}
