import type { Database } from '../db/database.ts';
import type { SignInPlace } from './login-throttle.ts';
import { generateSecretToken, hashSecret } from './secret-tokens.ts';

/** How long a place is remembered after the last sign-in from it, in days. */
export const placeDays = 90;
const placeMs = placeDays * 24 * 60 * 60 * 1000;

/** The origin of a sign-in. */
export interface Origin {
  /** Network of the client, see `networkOf`. */
  network: string;
  /** Device token that the browser got at an earlier sign-in; undefined when it has none. */
  device: string | undefined;
}

/** Remembers where people signed in from, so that throttling an attacker elsewhere doesn't lock them out. */
export class KnownPlaces {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Which parts of an origin an account was signed in from before.
   * @param userId undefined when there is no such account: runs the same query, which finds nothing
   */
  async match(userId = 0, { network, device }: Origin): Promise<SignInPlace> {
    const deviceHash = device && hashSecret(device);
    const rows = await this.#db.read
      .selectFrom('sign_in_places')
      .select('place')
      .where('user_id', '=', userId)
      .where('place', 'in', [network, deviceHash ?? network])
      .where('last_at', '>', this.#now().getTime() - placeMs)
      .execute();
    const places = new Set(rows.map(({ place }) => place));
    return {
      network,
      isKnownNetwork: places.has(network),
      knownDevice: deviceHash && places.has(deviceHash) ? deviceHash : undefined,
    };
  }

  /** Whether an account was signed in to from anywhere in the last {@link placeDays} days. */
  async hasAny(userId: number): Promise<boolean> {
    const row = await this.#db.read
      .selectFrom('sign_in_places')
      .select('place')
      .where('user_id', '=', userId)
      .where('last_at', '>', this.#now().getTime() - placeMs)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Remembers the origin of a sign-in.
   * @returns the browser's device token: the one it sent, if issued by this server, otherwise a new one
   */
  async remember(userId: number, { network, device }: Origin): Promise<string> {
    const last_at = this.#now().getTime();
    return this.#db.write(async (trx) => {
      const isIssued =
        device !== undefined &&
        (await trx
          .selectFrom('sign_in_places')
          .select('place')
          .where('place', '=', hashSecret(device))
          .executeTakeFirst());
      const deviceToken = device !== undefined && isIssued ? device : generateSecretToken();
      const rows = [network, hashSecret(deviceToken)].map((place) => ({ user_id: userId, place, last_at }));
      await trx
        .insertInto('sign_in_places')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet({ last_at }))
        .execute();
      return deviceToken;
    });
  }

  /** Deletes places without a sign-in in the last {@link placeDays} days. */
  async purge(): Promise<void> {
    const before = this.#now().getTime() - placeMs;
    await this.#db.write((trx) => trx.deleteFrom('sign_in_places').where('last_at', '<=', before).execute());
  }
}
