import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A task that runs in a transaction. It may await only queries of `trx`: the other tasks of its group wait for it. */
export type WriteTask<T> = (trx: Kysely<Tables>) => Promise<T>;

/** A queued task with the functions that settle its promise. */
export interface PendingWrite {
  // A group holds tasks of different types: only the caller knows what its task returns.
  run: WriteTask<never>;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
}

/** Runs a group in one transaction, each task in its own savepoint. Never rejects. */
export type RunGroup = (group: PendingWrite[]) => Promise<GroupOutcome>;

/** The result of a group. */
export interface GroupOutcome {
  /** Functions that settle the tasks' promises, to be called after the commit. */
  settle: (() => void)[];
  /** Tasks that have to run in another group. @default none */
  retries?: PendingWrite[];
}

/** How many writes may run and share a commit. */
export interface GroupLimits {
  /** Maximum number of groups that run at the same time, each on its own connection. */
  groups: number;
  /** Maximum number of tasks in one commit. */
  tasks: number;
}

/**
 * Group commit. A durable commit costs a wait for the disk, which many writes can share: tasks that arrive in the same
 * turn of the event loop, or while all groups are running, run in one transaction and share one commit. A task that
 * fails rolls back its own changes only. No promise is fulfilled before the commit is on disk.
 */
export class GroupCommit {
  readonly #run: RunGroup;
  readonly #limits: GroupLimits;
  readonly #pending = new Set<Promise<unknown>>();
  readonly #queue: PendingWrite[] = [];
  #running = 0;
  #isScheduled = false;

  constructor(run: RunGroup, limits: GroupLimits) {
    this.#run = run;
    this.#limits = limits;
  }

  /**
   * Runs a task in a transaction.
   * @returns what the task returned, once it is on disk
   * @throws what the task threw, or the error of a failed commit; then all changes of the task are rolled back
   */
  write<T>(task: WriteTask<T>): Promise<T> {
    const result = new Promise<T>((resolve, reject) => {
      this.#queue.push({ run: task as WriteTask<never>, resolve, reject });
      this.#schedule();
    });
    this.#pending.add(result);
    const forget = () => this.#pending.delete(result);
    result.then(forget, forget);
    return result;
  }

  /** Waits until all queued tasks have settled. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#pending);
  }

  #schedule() {
    if (this.#isScheduled || this.#running === this.#limits.groups || this.#queue.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => void this.#commitGroup());
  }

  async #commitGroup() {
    this.#isScheduled = false;
    this.#running += 1;
    const { settle, retries = [] } = await this.#run(this.#queue.splice(0, this.#limits.tasks));
    this.#running -= 1;
    this.#queue.unshift(...retries);
    this.#schedule();
    for (const settleTask of settle) settleTask();
  }
}
