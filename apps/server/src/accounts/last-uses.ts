import type { Kysely } from 'kysely';
import { createBoundedCache } from '../bounded-cache.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** A use is stored at most this often, in milliseconds, so that not every request writes to the database. */
const intervalMs = 60 * 1000;
/** Maximum number of sessions or keys whose last use is remembered; the oldest go first. */
const maxRemembered = 10_000;

/** One use of a session or an API key. */
export interface Use {
  /** Milliseconds since 1970. */
  at: number;
  /** IP address that it was used from; '' when unknown. */
  address: string;
}

/**
 * Records when sessions or API keys were last used. No request waits for that, so that staff can read while nothing can
 * be written; meanwhile the last use is known to this node alone.
 */
export class LastUses {
  readonly #db: Database;
  readonly #store: (trx: Kysely<Tables>, key: string, use: Use) => Promise<unknown>;
  readonly #remembered = createBoundedCache<number>(maxRemembered);

  /** @param store writes a use to the database */
  constructor(db: Database, store: (trx: Kysely<Tables>, key: string, use: Use) => Promise<unknown>) {
    this.#db = db;
    this.#store = store;
  }

  /** The last use. @param stored as the database has it; null for none */
  of(key: string, stored: number | null): number {
    return Math.max(Number(stored), this.#remembered.get(key) ?? 0);
  }

  /** Records a use, unless one was recorded within the last minute. @param stored the last one in the database */
  record(key: string, stored: number | null, use: Use): void {
    if (use.at - this.of(key, stored) < intervalMs) return;
    this.#remembered.set(key, use.at);
    // A failure is not reported: the next use, a minute later, tries again, and whatever else is written fails as well.
    this.#db.write((trx) => this.#store(trx, key, use)).catch(() => undefined);
  }
}
