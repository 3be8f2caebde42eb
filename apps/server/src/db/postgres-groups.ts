import { CompiledQuery, type Kysely } from 'kysely';
import { isRepeatable, sqlState } from './failures.ts';
import type { GroupLimits, PendingWrite, RunGroup } from './group-commit.ts';
import { writeToPostgres } from './postgres.ts';
import type { Tables } from './tables.ts';

/** PostgreSQL caches 64 subtransactions of a transaction in memory; with more, others look them up on disk. */
export const postgresLimits: GroupLimits = { groups: 2, tasks: 60 };

/** Lock timeout of a group's statements, in milliseconds: all its tasks wait together. */
const waitMs = 50;
/** SQLSTATE of a lock timeout. */
const lockNotAvailable = '55P03';

const begin = `start transaction isolation level read committed; set local lock_timeout = ${waitMs}; savepoint task`;

/**
 * Runs groups on PostgreSQL. A task in conflict with another transaction is retried in a transaction of its own once
 * its group has ended; after a lock timeout, the remaining tasks go into another group.
 * @param committed called after each commit, with the number of tasks in it
 */
export function postgresGroups(db: Kysely<Tables>, committed: (writes: number) => void = () => undefined): RunGroup {
  async function runAlone({ run, resolve, reject }: PendingWrite): Promise<void> {
    try {
      const value = await writeToPostgres(db, run);
      committed(1);
      resolve(value);
    } catch (error) {
      reject(error);
    }
  }

  return async (group) => {
    const settle: (() => void)[] = [];
    let started = 0;
    try {
      await db.connection().execute(async (trx) => {
        const run = (statements: string) => trx.executeQuery(CompiledQuery.raw(statements));
        try {
          await run(begin);
          for (const task of group) {
            started += 1;
            try {
              const value = await task.run(trx);
              await run('release task; savepoint task');
              settle.push(() => task.resolve(value));
            } catch (error) {
              await run('rollback to task');
              const isLockTimeout = sqlState(error) === lockNotAvailable;
              settle.push(isLockTimeout || isRepeatable(error) ? () => void runAlone(task) : () => task.reject(error));
              if (isLockTimeout) break;
            }
          }
          await run('release task; commit');
        } catch (error) {
          // If the connection is lost, PostgreSQL has rolled back by itself.
          await run('rollback').catch(() => {});
          throw error;
        }
      });
      committed(settle.length);
      return { settle, retries: group.slice(started) };
    } catch (error) {
      return { settle: group.map((each) => () => each.reject(error)) };
    }
  };
}
