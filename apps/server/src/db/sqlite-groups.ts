import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
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

/** Runs groups on SQLite's writing connection. */
export function sqliteGroups({ connection, trx, requireInPlace, committed }: SqliteWriter): RunGroup {
  // Prepared once, since every task uses them.
  const [savepoint, release] = ['savepoint task', 'release task'].map((text) => connection.prepare(text));
  return async (group) => {
    const settle: (() => void)[] = [];
    try {
      connection.exec('begin immediate');
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
      if (connection.isTransaction) connection.exec('rollback');
      return { settle: group.map((each) => () => each.reject(error)) };
    }
  };
}
