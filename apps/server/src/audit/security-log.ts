import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createBoundedCache } from '../bounded-cache.ts';
import type { Database } from '../db/database.ts';
import { appendEntry, type NewSecurityEntry, type StoredSecurityEntry } from './append-entry.ts';

/** Equal entries are written once within this time, in milliseconds, so that repeated attempts can't fill the disk. */
const repeatWindowMs = 10 * 60 * 1000;
/** Maximum number of recent entries remembered for that; the oldest are dropped first. */
const maxRemembered = 10_000;
/** How long a read waits for its entry, in milliseconds. */
const readWaitMs = 3000;
/** How long after a failure an entry is tried again, in milliseconds, and how many entries may wait for that. */
const retryMs = 10_000;
const maxWaiting = 1000;

/** Writes security events to the database and, as lines, to the server's log. */
export class SecurityLog {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #log: FastifyBaseLogger | undefined;
  readonly #recent = createBoundedCache<number>(maxRemembered);
  readonly #closing = new AbortController();
  #waiting = 0;
  /** Whether entries can't be written at the moment. */
  #isBlocked = false;

  /** @param log the server's log, which gets a line for each entry. @default none */
  constructor(db: Database, now: () => Date, log?: FastifyBaseLogger) {
    this.#db = db;
    this.#now = now;
    this.#log = log;
  }

  /** Writes an entry, in its own transaction. */
  async append(entry: NewSecurityEntry): Promise<void> {
    await this.#write(entry, this.#now());
  }

  /**
   * Writes an entry about a read or a refusal. Waits for it only briefly, and not at all once that was in vain, so that
   * staff can read while nothing can be written. If it fails, the server's log has a line for it, and it is tried again
   * until it is written. Never rejects.
   */
  async appendSoon(entry: NewSecurityEntry): Promise<void> {
    const at = this.#now();
    const written = this.#write(entry, at).then(
      () => true,
      (error: unknown) => {
        void this.#retry(entry, at, error);
        return false;
      },
    );
    if (this.#isBlocked) return;
    this.#isBlocked = !(await Promise.race([written, setTimeout(readWaitMs, false, { ref: false })]));
  }

  /** Gives up entries that could not be written yet, since the database is about to be closed. */
  close(): void {
    this.#closing.abort();
  }

  async #write(entry: NewSecurityEntry, at: Date): Promise<void> {
    this.emit([await this.#db.write((trx) => appendEntry(trx, at, entry))]);
    this.#isBlocked = false;
  }

  /** Keeps trying to write an entry. */
  async #retry(entry: NewSecurityEntry, at: Date, err: unknown): Promise<void> {
    const { kind, by, requestId } = entry;
    const line = { err, security: kind, account: by?.userId, reqId: requestId };
    this.#log?.error(line, 'an entry of the security log can’t be written');
    if (this.#waiting >= maxWaiting) return;
    this.#waiting += 1;
    const { signal } = this.#closing;
    let isWritten = false;
    while (!isWritten && !signal.aborted) {
      await setTimeout(retryMs, undefined, { ref: false, signal }).catch(() => undefined);
      isWritten = await this.#write(entry, at).then(
        () => true,
        () => false,
      );
    }
    this.#waiting -= 1;
  }

  /** Writes an entry unless this node has just written the same: for events that anybody can trigger repeatedly. */
  async recordOnce(entry: NewSecurityEntry): Promise<void> {
    const { kind, by, subject, address } = entry;
    const key = JSON.stringify([kind, by?.userId, subject, address]);
    const at = this.#now().getTime();
    const lastAt = this.#recent.get(key);
    if (lastAt !== undefined && at - lastAt < repeatWindowMs) return;
    this.#recent.set(key, at);
    await this.appendSoon(entry);
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
