import type { FastifyBaseLogger } from 'fastify';
import { createBoundedCache } from '../bounded-cache.ts';
import type { Database } from '../db/database.ts';
import { appendEntry, type NewSecurityEntry, type StoredSecurityEntry } from './append-entry.ts';

/** Equal entries are written once within this time, in milliseconds, so that repeated attempts can't fill the disk. */
const repeatWindowMs = 10 * 60 * 1000;
/** Maximum number of recent entries remembered for that; the oldest are dropped first. */
const maxRemembered = 10_000;

/** Writes security events to the database and, as lines, to the server's log. */
export class SecurityLog {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #log: FastifyBaseLogger | undefined;
  readonly #recent = createBoundedCache<number>(maxRemembered);

  /** @param log the server's log, which gets a line for each entry. @default none */
  constructor(db: Database, now: () => Date, log?: FastifyBaseLogger) {
    this.#db = db;
    this.#now = now;
    this.#log = log;
  }

  /** Writes an entry, in its own transaction. */
  async append(entry: NewSecurityEntry): Promise<void> {
    this.emit([await this.#db.write((trx) => appendEntry(trx, this.#now(), entry))]);
  }

  /** Writes an entry unless this node has just written the same: for events that anybody can trigger repeatedly. */
  async recordOnce(entry: NewSecurityEntry): Promise<void> {
    const { kind, by, subject, address } = entry;
    const key = JSON.stringify([kind, by?.userId, subject, address]);
    const at = this.#now().getTime();
    const lastAt = this.#recent.get(key);
    if (lastAt !== undefined && at - lastAt < repeatWindowMs) return;
    this.#recent.set(key, at);
    await this.append(entry);
  }

  /** Logs stored entries, to be called after the commit. Like all log lines they contain no names. */
  emit(rows: readonly StoredSecurityEntry[]): void {
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
