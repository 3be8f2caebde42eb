import type { PasswordProblem } from '@porchlight/contract/account-texts';
import { pendingSignInMinutes } from '@porchlight/contract/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { generateSecretToken, hashSecret } from './secret-tokens.ts';

/** A sign-in whose password was right, and whose second factor is still missing. */
export interface PendingSignIn {
  userId: number;
  isKept: boolean;
  problem: PasswordProblem | null;
}

/** Sign-ins that wait for their second factor. Their tokens are valid for nothing else; only the SHA-256 is stored. */
export class PendingSignIns {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Starts a pending sign-in and returns its token. */
  async issue(userId: number, { isKept, problem }: Pick<PendingSignIn, 'isKept' | 'problem'>): Promise<string> {
    const token = generateSecretToken();
    const expires_at = this.#now().getTime() + pendingSignInMinutes * 60 * 1000;
    const row = {
      hash: hashSecret(token),
      user_id: userId,
      expires_at,
      is_kept: Number(isKept),
      password_problem: problem,
    };
    await this.#db.write((trx) => trx.insertInto('pending_sign_ins').values(row).execute());
    return token;
  }

  /** @returns null when it has expired or was used, or its account's access was ended since: see `revokeAccess` */
  async find(token: string): Promise<PendingSignIn | null> {
    const row = await this.#db.read
      .selectFrom('pending_sign_ins')
      .select(['user_id', 'is_kept', 'password_problem'])
      .where('hash', '=', hashSecret(token))
      .where('expires_at', '>', this.#now().getTime())
      .executeTakeFirst();
    if (!row) return null;
    const { user_id, is_kept, password_problem: problem } = row;
    return { userId: Number(user_id), isKept: Number(is_kept) === 1, problem };
  }

  /** Consumes a pending sign-in. @returns whether it existed: true for only one of several concurrent requests */
  async use(trx: Kysely<Tables>, token: string): Promise<boolean> {
    const deleted = await trx
      .deleteFrom('pending_sign_ins')
      .where('hash', '=', hashSecret(token))
      .returning('hash')
      .executeTakeFirst();
    return deleted !== undefined;
  }

  /** Deletes expired ones. */
  async purge(): Promise<void> {
    const now = this.#now().getTime();
    await this.#db.write((trx) => trx.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute());
  }
}
