import { isIP } from 'node:net';
import type { MyPasskey, PasskeyAssertion, PasskeyCreation } from '@porchlight/contract/account-calls';
import { passkeyChallengeMinutes } from '@porchlight/contract/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { dateOf } from './factors.ts';

/** Loaded on first use: its hundred or so modules for reading certificates would slow down the server's start. */
const webAuthn = () => import('@simplewebauthn/server');

/** The WebAuthn relying party: this site, by its `PUBLIC_URL`. */
export interface RelyingParty {
  /** Host of the site's address. */
  id: string;
  /** Returns the organization’s current name. */
  name: () => string;
  origin: string;
}

/** A verified new passkey, before it is stored. */
export type NewPasskey = Omit<Tables['passkeys'], 'name' | 'created_at' | 'last_used_at' | 'user_id'>;

/**
 * Passkeys (WebAuthn): discoverable credentials, used without a username, with user verification required. Challenges
 * are stored in the database, so that any node can verify the response, and are used once.
 */
export class Passkeys {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #site: RelyingParty;

  constructor(db: Database, now: () => Date, site: RelyingParty) {
    this.#db = db;
    this.#now = now;
    this.#site = site;
  }

  /** Options for the browser to create a passkey for an account. */
  async beginRegistration({ id, username }: { id: number; username: string }) {
    const registered = await this.#db.read.selectFrom('passkeys').select('id').where('user_id', '=', id).execute();
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: this.#site.name(),
      rpID: this.#site.id,
      userName: username,
      userID: new Uint8Array(Buffer.from(String(id))),
      excludeCredentials: registered,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#storeChallenge(options.challenge, id);
    return options;
  }

  /** Options for the browser to use a passkey, of any account. */
  async beginAuthentication() {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({ rpID: this.#site.id, userVerification: 'required' });
    await this.#storeChallenge(options.challenge, null);
    return options;
  }

  /** Verifies a passkey that a browser has created. @returns null when the response or its challenge is invalid */
  async verifyRegistration(response: PasskeyCreation, userId: number): Promise<NewPasskey | null> {
    const { verifyRegistrationResponse } = await webAuthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.#consumeChallenge(challenge, userId),
      expectedOrigin: this.#site.origin,
      expectedRPID: this.#site.id,
      requireUserVerification: true,
    }).catch(unverified);
    if (!verified || !registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
  }

  /** Stores a passkey. @returns false when it is stored already */
  async add(trx: Kysely<Tables>, userId: number, passkey: NewPasskey, name: string): Promise<boolean> {
    const added = await trx
      .insertInto('passkeys')
      .values({ ...passkey, user_id: userId, name, created_at: this.#now().getTime(), last_used_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  /**
   * Verifies the use of a passkey.
   * @returns its account's id; null when the passkey is unknown, or the response or its challenge is invalid
   */
  async verifyAuthentication(response: PasskeyAssertion): Promise<number | null> {
    const row = await this.#db.read
      .selectFrom('passkeys')
      .innerJoin('users', 'users.id', 'passkeys.user_id')
      .select(['passkeys.id', 'passkeys.public_key', 'passkeys.counter', 'passkeys.user_id'])
      .where('passkeys.id', '=', response.id)
      .where('users.deleted_at', 'is', null)
      .where('users.access', '=', 'active')
      .executeTakeFirst();
    if (!row) return null;
    const publicKey = new Uint8Array(Buffer.from(row.public_key, 'base64url'));
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.#consumeChallenge(challenge, null),
      expectedOrigin: this.#site.origin,
      expectedRPID: this.#site.id,
      credential: { id: row.id, publicKey, counter: Number(row.counter) },
      requireUserVerification: true,
    }).catch(unverified);
    if (!verified || !authenticationInfo) return null;
    const use = { counter: authenticationInfo.newCounter, last_used_at: this.#now().getTime() };
    await this.#db.write((trx) => trx.updateTable('passkeys').set(use).where('id', '=', row.id).execute());
    return Number(row.user_id);
  }

  /** An account's passkeys, oldest first. */
  async of(userId: number): Promise<MyPasskey[]> {
    const rows = await this.#db.read
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, name, created_at, last_used_at }) => ({
      ...{ id, name, created_at: dateOf(created_at) },
      last_used_at: last_used_at === null ? null : dateOf(last_used_at),
    }));
  }

  /** Renames a passkey of an account. @returns whether the account has it */
  async rename(userId: number, id: string, name: string): Promise<boolean> {
    const renamed = await this.#db.write((trx) =>
      trx
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst(),
    );
    return renamed !== undefined;
  }

  /** Deletes expired challenges. */
  async purge(): Promise<void> {
    const now = this.#now().getTime();
    await this.#db.write((trx) => trx.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute());
  }

  async #storeChallenge(challenge: string, user_id: number | null): Promise<void> {
    const expires_at = this.#now().getTime() + passkeyChallengeMinutes * 60 * 1000;
    await this.#db.write((trx) =>
      trx.insertInto('passkey_challenges').values({ challenge, user_id, expires_at }).execute(),
    );
  }

  /** Consumes a challenge. @returns whether it was issued for this account (null: for signing in) and is still valid */
  async #consumeChallenge(challenge: string, userId: number | null): Promise<boolean> {
    const deleted = await this.#db.write((trx) =>
      trx
        .deleteFrom('passkey_challenges')
        .where('challenge', '=', challenge)
        .where('expires_at', '>', this.#now().getTime())
        .where('user_id', userId === null ? 'is' : '=', userId)
        .returning('challenge')
        .executeTakeFirst(),
    );
    return deleted !== undefined;
  }
}

/** Turns the library's exceptions about invalid responses into a negative result. */
function unverified(): { verified: false; registrationInfo?: never; authenticationInfo?: never } {
  return { verified: false };
}

/** Passkeys for the site's public URL; null when its host is an IP address, for which browsers make no passkeys. */
export function createPasskeys(publicUrl: string, name: () => string, db: Database, now: () => Date): Passkeys | null {
  const { hostname: id, origin } = new URL(publicUrl);
  return isIP(id.replace(/^\[|\]$/g, '')) ? null : new Passkeys(db, now, { id, name, origin });
}
