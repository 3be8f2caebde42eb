import type { AccountLinkKind } from '@porchlight/contract/account-calls';
import { accountLinkHours, accountLinksAtOnce } from '@porchlight/contract/limits';
import { type Role, readRole } from '@porchlight/contract/permissions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { generateSecretToken, hashSecret, secretTokenPattern } from './secret-tokens.ts';

const hourMs = 60 * 60 * 1000;

/** An account link that was found by its token: what kind it is, and the account it is for. */
export interface AccountLink {
  userId: number;
  username: string;
  /** Display name; '' for none. */
  name: string;
  role: Role;
  kind: AccountLinkKind;
}

/**
 * Single-use links for choosing an account's password. Only the token's SHA-256 is stored. In the URL the token is in
 * the fragment (`#`), which browsers do not send to any server.
 */
export class AccountLinks {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Creates a link and returns its token. Earlier links stay valid, since mails may arrive out of order. */
  async issue(userId: number, kind: AccountLinkKind): Promise<string> {
    const expires_at = this.#now().getTime() + accountLinkHours[kind] * hourMs;
    const token = generateSecretToken();
    const row = { hash: hashSecret(token), user_id: userId, kind, expires_at };
    await this.#db.write((trx) => trx.insertInto('account_links').values(row).execute());
    return token;
  }

  /** Whether an account has the maximum number of valid links of a kind: more could be used to flood its inbox. */
  async hasMany(userId: number, kind: AccountLinkKind): Promise<boolean> {
    const live = await this.#db.read
      .selectFrom('account_links')
      .select('hash')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('expires_at', '>', this.#now().getTime())
      .execute();
    return live.length >= accountLinksAtOnce;
  }

  /** Looks a link up by its token; null when the token is unknown, expired or used. */
  async find(token: string, trx: Kysely<Tables> = this.#db.read): Promise<AccountLink | null> {
    if (!secretTokenPattern.test(token)) return null;
    const row = await trx
      .selectFrom('account_links')
      .innerJoin('users', 'users.id', 'account_links.user_id')
      .select(['account_links.kind', 'users.id', 'users.username', 'users.name', 'users.role'])
      .where('account_links.hash', '=', hashSecret(token))
      .where('account_links.expires_at', '>', this.#now().getTime())
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const { kind, id, username, name, role } = row;
    return { kind, userId: Number(id), username: String(username), name: String(name), role: readRole(role) };
  }

  /**
   * Consumes a link, in the transaction of the change it is used for.
   * @returns null as `find` does, and for all but one of several concurrent requests
   */
  async use(token: string, trx: Kysely<Tables>): Promise<AccountLink | null> {
    const link = await this.find(token, trx);
    if (!link) return null;
    const deleted = await trx
      .deleteFrom('account_links')
      .where('hash', '=', hashSecret(token))
      .returning('hash')
      .executeTakeFirst();
    return deleted ? link : null;
  }

  /** Deletes expired links. */
  async purge(): Promise<void> {
    await this.#db.write((trx) =>
      trx.deleteFrom('account_links').where('expires_at', '<=', this.#now().getTime()).execute(),
    );
  }
}
