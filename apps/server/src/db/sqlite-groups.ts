import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isDatabaseLocked } from './failures.ts';
import type { GroupLimits, RunGroup } from './group-commit.ts';
import type { Tables } from './tables.ts';

/**
 * There is one writing connection; the number of tasks is limited so that a flood doesn't stall reads between two
 * commits.
 */
export const sqliteLimits: GroupLimits = { groups: 1, tasks: 500 };

interface SqliteWriter {
  connection: DatabaseSync;
  /** Query builder over the same connection. */
  trx: Kysely<Tables>;
  /** Throws when the file was moved, replaced or deleted since it was opened. */
  requireInPlace: () => void;
  /** Called after each commit, with the number of tasks in it. */
  committed?: ((writes: number) => void) | undefined;
}

/** How long a group waits for another process's lock, and the pause between two tries, in milliseconds. */
const lockWaitMs = 5000;
const lockRetryMs = 20;

/**
 * Begins a transaction. While another process has locked the database it is tried again and again: SQLite's own waiting
 * would stop the event loop, and with it every read and every cached page.
 */
async function begin(connection: DatabaseSync): Promise<void> {
  const giveUpAt = performance.now() + lockWaitMs;
  for (;;) {
    try {
      connection.exec('begin immediate');
      return;
    } catch (error) {
      if (!isDatabaseLocked(error) || performance.now() >= giveUpAt) throw error;
    }
    await setTimeout(lockRetryMs);
  }
}

/** Runs groups on SQLite's writing connection. */
export function sqliteGroups({ connection, trx, requireInPlace, committed }: SqliteWriter): RunGroup {
  // Prepared once, since every task uses them.
  const [savepoint, release] = ['savepoint task', 'release task'].map((text) => connection.prepare(text));
  return async (group) => {
    const settle: (() => void)[] = [];
    try {
      await begin(connection);
      for (const { run, resolve, reject } of group) {
        savepoint?.run();
        try {
          const value = await run(trx);
          settle.push(() => resolve(value));
        } catch (error) {
          // A full disk rolls back the whole transaction, savepoints included.
          if (!connection.isTransaction) throw error;
          connection.exec('rollback to task');
          settle.push(() => reject(error));
        }
        release?.run();
      }
      requireInPlace();
      connection.exec('commit');
      committed?.(group.length);
      return { settle };
    } catch (error) {
      if (connection.isOpen && connection.isTransaction) connection.exec('rollback');
      return { settle: group.map((each) => () => each.reject(error)) };
    }
  };
}
