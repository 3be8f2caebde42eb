import { type Kysely, sql } from 'kysely';
import pLimit from 'p-limit';
import { kindOf } from './dialect.ts';
import type { Tables } from './tables.ts';

/** What all nodes on one database do one at a time. */
export interface NodeLock {
  /** Runs a task while no other runs, on any node. It should be short: on PostgreSQL it holds a connection. */
  alone<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Runs a task unless one runs, on any node. It may take its time: no transaction is open meanwhile. @returns whether it ran */
  unlessBusy(task: () => Promise<void>): Promise<boolean>;
  /** Resolves once every task that has begun is over. */
  passed(): Promise<void>;
}

/** Keys of the advisory locks, 32-bit integers. */
export const lockKeys = { sweep: 0x5f11e5, housekeeping: 0x5f11e6, serving: 0x5f11e7 } as const;

/** A lock of all nodes: an advisory lock of PostgreSQL, which goes with its connection. SQLite is one process's own. */
export function createNodeLock(db: Kysely<Tables>, name: 'sweep' | 'housekeeping'): NodeLock {
  const key = lockKeys[name];
  if (kindOf(db) === 'sqlite') {
    const one = pLimit(1);
    return {
      alone: (task) => one(task),
      async unlessBusy(task) {
        if (one.activeCount > 0) return false;
        await one(task);
        return true;
      },
      passed: () => one(async () => {}),
    };
  }
  return {
    alone: (task) =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${key})`.execute(trx);
        return task();
      }),
    unlessBusy: (task) =>
      db.connection().execute(async (own) => {
        const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(own);
        if (!rows[0]?.taken) return false;
        try {
          await task();
        } finally {
          // Where the connection is lost, the lock went with it.
          await sql`select pg_advisory_unlock(${key})`.execute(own).catch(() => {});
        }
        return true;
      }),
    async passed() {
      await sql`select pg_advisory_xact_lock_shared(${key})`.execute(db);
    },
  };
}
