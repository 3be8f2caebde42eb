import { type Kysely, sql } from 'kysely';
import pLimit from 'p-limit';
import { kindOf } from './dialect.ts';
import type { Tables } from './tables.ts';

/** A mutex across all nodes on one database. */
export interface NodeLock {
  /**
   * Waits for the lock on all nodes and runs a task. It should be short: on PostgreSQL it holds a connection and a
   * transaction.
   */
  runExclusive<Result>(task: () => Promise<Result>): Promise<Result>;
  /**
   * Runs a task unless one is running on any node. It may take long: no transaction is open in the meantime.
   * @returns whether it ran
   */
  runUnlessLocked(task: () => Promise<void>): Promise<boolean>;
  /** Resolves once the task that is running has ended. */
  waitForUnlock(): Promise<void>;
}

/** Keys of the advisory locks, 32-bit integers. */
export const lockKeys = { sweep: 0x5f11e5, housekeeping: 0x5f11e6, serving: 0x5f11e7, links: 0x5f11e8 } as const;

/**
 * Creates a lock across all nodes: on PostgreSQL an advisory lock, which is released with its connection. SQLite has
 * one serving process, so there it is a queue in memory.
 */
export function createNodeLock(db: Kysely<Tables>, name: 'sweep' | 'housekeeping' | 'links'): NodeLock {
  const key = lockKeys[name];
  if (kindOf(db) === 'sqlite') {
    const mutex = pLimit(1);
    return {
      runExclusive: (task) => mutex(task),
      async runUnlessLocked(task) {
        if (mutex.activeCount > 0) return false;
        await mutex(task);
        return true;
      },
      waitForUnlock: () => mutex(async () => {}),
    };
  }
  return {
    runExclusive: (task) =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${key})`.execute(trx);
        return task();
      }),
    runUnlessLocked: (task) =>
      db.connection().execute(async (connection) => {
        const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(
          connection,
        );
        if (!rows[0]?.taken) return false;
        try {
          await task();
        } finally {
          // If the connection is lost, so is the lock.
          await sql`select pg_advisory_unlock(${key})`.execute(connection).catch(() => {});
        }
        return true;
      }),
    async waitForUnlock() {
      await sql`select pg_advisory_xact_lock_shared(${key})`.execute(db);
    },
  };
}
