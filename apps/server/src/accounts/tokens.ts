import { createHash, randomBytes } from 'node:crypto';
import type { PasswordProblem } from '@porchlight/contract/texts';
import type { Database } from '../db/database.ts';

/** A token that isn't used ends after this long, in milliseconds. */
const idleMs = 30 * 60 * 1000;
/** A token ends after this long whatever happens, in milliseconds. */
const absoluteMs = 8 * 60 * 60 * 1000;
/** The last use is written down at most this often, in milliseconds, so that reads stay reads. */
const touchEveryMs = 60 * 1000;
/** 256 random bits in base64url. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** A signed-in person. */
export interface Staff {
  userId: number;
  username: string;
  /** What is wrong with the password they signed in with. */
  passwordProblem?: PasswordProblem;
  /** Hash of the token that the request came with. */
  tokenHash: string;
}

/** Issues and checks the tokens of signed-in people. Only a token's SHA-256 is stored. */
export class Tokens {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * A new token for a person; it is shown once and can't be read again.
   * @param password_problem what is wrong with the password they signed in with
   */
  async issue(userId: number, password_problem: PasswordProblem | null = null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const at = this.#now().getTime();
    const row = { hash: hashOf(token), user_id: userId, created_at: at, last_used_at: at, password_problem };
    await this.#db.write((trx) => trx.insertInto('tokens').values(row).execute());
    return token;
  }

  /** Whose token this is, null when it is nobody's, has ended or was revoked. Counts as a use of it. */
  async staffOf(token: string): Promise<Staff | null> {
    if (!tokenPattern.test(token)) return null;
    const hash = hashOf(token);
    const found = await this.#db.read
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.user_id')
      .select(['tokens.created_at', 'tokens.last_used_at', 'tokens.password_problem', 'users.id', 'users.username'])
      .where('tokens.hash', '=', hash)
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!found) return null;
    const at = this.#now().getTime();
    if (at - Number(found.created_at) >= absoluteMs || at - Number(found.last_used_at) >= idleMs) return null;
    if (at - Number(found.last_used_at) >= touchEveryMs) {
      await this.#db.write((trx) =>
        trx.updateTable('tokens').set({ last_used_at: at }).where('hash', '=', hash).execute(),
      );
    }
    const passwordProblem = found.password_problem ?? undefined;
    return { userId: Number(found.id), username: String(found.username), passwordProblem, tokenHash: hash };
  }

  /** Ends a token. */
  async revoke(tokenHash: string): Promise<void> {
    await this.#db.write((trx) => trx.deleteFrom('tokens').where('hash', '=', tokenHash).execute());
  }

  /** Forgets the tokens that have ended. */
  async purge(): Promise<void> {
    const at = this.#now().getTime();
    await this.#db.write((trx) =>
      trx
        .deleteFrom('tokens')
        .where((each) => each.or([each('created_at', '<=', at - absoluteMs), each('last_used_at', '<=', at - idleMs)]))
        .execute(),
    );
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
