import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Tasks that share one commit at most, so that a flood doesn't stall the reads between two commits. */
const largestGroup = 500;

/** What happens inside a transaction. It may await queries of `trx` only: the others wait for it. */
export type WriteTask<T> = (trx: Kysely<Tables>) => Promise<T>;

interface Pending {
  run: (trx: Kysely<Tables>) => Promise<unknown>;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
}

/**
 * Writes in groups. Waiting for the disk is what a durable commit costs, and one wait can serve many writers:
 * tasks that arrive in the same turn of the event loop run in one transaction, each in its own savepoint, and share
 * one commit. A task that fails takes back its own changes only. No promise is fulfilled before the commit is on disk.
 */
export class GroupCommit {
  readonly #connection: DatabaseSync;
  /** Prepared once: every task needs them. */
  readonly #savepoint: StatementSync;
  readonly #release: StatementSync;
  readonly #trx: Kysely<Tables>;
  readonly #committed: (writes: number) => void;
  #waiting: Pending[] = [];
  #scheduled = false;
  #idle: (() => void)[] = [];

  /** @param committed is told of each commit, with the number of tasks that shared it */
  constructor(connection: DatabaseSync, trx: Kysely<Tables>, committed: (writes: number) => void = () => undefined) {
    this.#connection = connection;
    this.#savepoint = connection.prepare('savepoint task');
    this.#release = connection.prepare('release task');
    this.#trx = trx;
    this.#committed = committed;
  }

  /**
   * Runs a task in a transaction.
   * @returns what the task returned, once it is on disk
   * @throws what the task threw, or the error of a commit that failed; then nothing of the task remains
   */
  write<T>(task: WriteTask<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run: task, resolve, reject });
      this.#schedule();
    });
  }

  /** Waits until every task that was handed over is done. */
  async settled(): Promise<void> {
    if (this.#scheduled) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #schedule() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => void this.#commitGroup());
  }

  async #commitGroup() {
    const group = this.#waiting.splice(0, largestGroup);
    const settle = await this.#run(group);
    this.#scheduled = false;
    if (this.#waiting.length > 0) this.#schedule();
    else for (const resolve of this.#idle.splice(0)) resolve();
    for (const done of settle) done();
  }

  async #run(group: Pending[]): Promise<(() => void)[]> {
    const settle: (() => void)[] = [];
    try {
      this.#connection.exec('begin immediate');
      for (const { run, resolve, reject } of group) {
        this.#savepoint.run();
        try {
          // A group holds tasks of many types: only who queued a task knows what it answers.
          const value = (await run(this.#trx)) as never;
          settle.push(() => resolve(value));
        } catch (error) {
          // A full disk ends the whole transaction; then there is no savepoint left to go back to.
          if (!this.#connection.isTransaction) throw error;
          this.#connection.exec('rollback to task');
          settle.push(() => reject(error));
        }
        this.#release.run();
      }
      this.#connection.exec('commit');
      this.#committed(group.length);
      return settle;
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.exec('rollback');
      return group.map(
        ({ reject }) =>
          () =>
            reject(error),
      );
    }
  }
}
