import type { FastifyBaseLogger } from 'fastify';
import { countedCache } from '../counted-cache.ts';
import type { Database } from '../db/database.ts';
import { appendEntry, type NewEntry, type StoredEntry } from './append-entry.ts';

/** In this time the same is written down once, in milliseconds: whoever repeats it a thousand times fills no disk. */
const sameForMs = 10 * 60 * 1000;
/** Different things that are remembered for that; the oldest go first. */
const maxRemembered = 10_000;

/** Writes down what concerns the site's safety, in the database and as lines of the log. */
export class SecurityLog {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #log: FastifyBaseLogger | undefined;
  readonly #lately = countedCache<number>(maxRemembered);

  /** @param log takes a line for each entry. @default none */
  constructor(db: Database, now: () => Date, log?: FastifyBaseLogger) {
    this.#db = db;
    this.#now = now;
    this.#log = log;
  }

  /** Writes an entry in a transaction of its own. */
  async note(entry: NewEntry): Promise<void> {
    this.tell([await this.#db.write((trx) => appendEntry(trx, this.#now(), entry))]);
  }

  /** Writes an entry unless the same was written a moment ago: of what anybody can bring about as often as they like. */
  async noteOnce(entry: NewEntry): Promise<void> {
    const { kind, by, subject, address } = entry;
    const key = JSON.stringify([kind, by?.userId, subject, address]);
    const at = this.#now().getTime();
    const known = this.#lately.get(key);
    if (known !== undefined && at - known < sameForMs) return;
    this.#lately.set(key, at);
    await this.note(entry);
  }

  /** Says on stdout what was written, once it is on disk: without names, as all lines of the log. */
  tell(rows: readonly StoredEntry[]): void {
    for (const { id, kind, user_id, address, request_id, hash } of rows) {
      const line = {
        security: kind,
        entry: id,
        ...(user_id !== null && { account: user_id }),
        ...(address && { address }),
        ...(request_id && { reqId: request_id }),
        hash,
      };
      this.#log?.info(line, 'security');
    }
  }
}
