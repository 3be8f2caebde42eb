import type { OwnFactors, TotpResponse } from '@porchlight/contract/account-calls';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';

/** 160 bits, as RFC 4226 advises. */
const secretBytes = 20;
/**
 * How many codes before and after the current one are accepted. RFC 6238 allows one for delays and clock drift; ASVS
 * 6.5.5 limits a code to its own 30 seconds.
 */
const window = 0;

/** The second factors of accounts: authenticator apps, whose codes are checked here (TOTP, RFC 6238), and passkeys. */
export class Factors {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Whether an account has a second factor: a confirmed app or a passkey. */
  async has(userId: number, trx: Kysely<Tables> = this.#db.read): Promise<boolean> {
    if (await this.#confirmedTotp(trx, userId)) return true;
    const query = trx.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  }

  /** An account's app and the number of its recovery codes. */
  async summary(userId: number): Promise<Pick<OwnFactors, 'totp_since' | 'recovery_codes'>> {
    const [totp, codes] = await Promise.all([
      this.#confirmedTotp(this.#db.read, userId),
      this.#db.read.selectFrom('recovery_codes').select('hash').where('user_id', '=', userId).execute(),
    ]);
    return { totp_since: totp ? dateOf(totp.confirmed_at) : null, recovery_codes: codes.length };
  }

  /**
   * Starts setting up an app. It is not required at sign-in until `confirmTotp` has accepted its first code.
   * @param names names of the organization and the account, which the app shows
   * @returns null when the account has a confirmed app already
   */
  async beginTotp(userId: number, names: { issuer: string; label: string }): Promise<TotpResponse | null> {
    const { base32: secret } = new Secret({ size: secretBytes });
    const setup = { secret, last_counter: -1, confirmed_at: null };
    const isStarted = await this.#db.write(async (trx) => {
      if (await this.#confirmedTotp(trx, userId)) return false;
      await trx
        .insertInto('totp_factors')
        .values({ user_id: userId, ...setup })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(setup))
        .execute();
      return true;
    });
    return isStarted ? { secret, uri: new TOTP({ ...names, secret }).toString() } : null;
  }

  /** Completes the setup of an app with its first code. @returns whether the code was right */
  async confirmTotp(trx: Kysely<Tables>, userId: number, code: string): Promise<boolean> {
    if (!(await this.#consumeTotp(trx, userId, code, false))) return false;
    const confirmed_at = this.#now().getTime();
    await trx.updateTable('totp_factors').set({ confirmed_at }).where('user_id', '=', userId).execute();
    return true;
  }

  /** Checks and consumes a code of the app or a recovery code. @returns which one it was; null for a wrong one */
  async use(trx: Kysely<Tables>, userId: number, code: string): Promise<'totp' | 'recovery code' | null> {
    if (await this.#consumeTotp(trx, userId, code, true)) return 'totp';
    return (await consumeRecoveryCode(trx, userId, code)) ? 'recovery code' : null;
  }

  /** Removes an account's app. @returns whether there was a confirmed one */
  async removeTotp(trx: Kysely<Tables>, userId: number): Promise<boolean> {
    const removed = await trx
      .deleteFrom('totp_factors')
      .where('user_id', '=', userId)
      .returning('confirmed_at')
      .executeTakeFirst();
    return removed !== undefined && removed.confirmed_at !== null;
  }

  /** Removes an account's app and passkeys. @returns whether it had any */
  async removeAll(trx: Kysely<Tables>, userId: number): Promise<boolean> {
    const passkeys = await trx.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute();
    return (await this.removeTotp(trx, userId)) || passkeys.length > 0;
  }

  #confirmedTotp(trx: Kysely<Tables>, userId: number) {
    return trx
      .selectFrom('totp_factors')
      .select('confirmed_at')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
  }

  async #consumeTotp(trx: Kysely<Tables>, userId: number, code: string, isConfirmed: boolean): Promise<boolean> {
    const token = code.replace(/\s/g, '');
    const factor = await trx
      .selectFrom('totp_factors')
      .select('secret')
      .where('user_id', '=', userId)
      .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
      .executeTakeFirst();
    if (!factor || !/^\d{6}$/.test(token)) return false;
    const timestamp = this.#now().getTime();
    const delta = TOTP.validate({ token, secret: Secret.fromBase32(factor.secret), window, timestamp });
    if (delta === null) return false;
    const counter = TOTP.counter({ timestamp }) + delta;
    // Consumes the code: only one of two concurrent requests succeeds, and it can't be replayed.
    const updated = await trx
      .updateTable('totp_factors')
      .set({ last_counter: counter })
      .where('user_id', '=', userId)
      .where('last_counter', '<', counter)
      .returning('user_id')
      .executeTakeFirst();
    return updated !== undefined;
  }
}

/** Formats a moment for responses: ISO 8601 in UTC, without milliseconds. @param milliseconds since 1970 */
export function dateOf(milliseconds: number | null): string {
  return new Date(Number(milliseconds)).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
