import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { GroupLimits, RunGroup } from './group-commit.ts';
import type { Tables } from './tables.ts';

/** One connection writes; so many tasks that a flood doesn't stall the reads between two commits. */
export const sqliteLimits: GroupLimits = { groups: 1, tasks: 500 };

interface SqliteWriter {
  connection: DatabaseSync;
  /** Over the same connection. */
  trx: Kysely<Tables>;
  /** Throws where the file is no more where it was opened. */
  requireInPlace: () => void;
  /** Told of each commit, with the number of tasks that shared it. */
  committed?: ((writes: number) => void) | undefined;
}

/** Runs groups on SQLite's connection that writes. */
export function sqliteGroups({ connection, trx, requireInPlace, committed }: SqliteWriter): RunGroup {
  // Prepared once: every task needs them.
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
          // A full disk ends the whole transaction; then there is no savepoint left to go back to.
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
