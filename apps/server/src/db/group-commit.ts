import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What happens inside a transaction. It may await queries of `trx` only: the others wait for it. */
export type WriteTask<T> = (trx: Kysely<Tables>) => Promise<T>;

/** A task that waits for its transaction, and whoever waits for it. */
export interface PendingWrite {
  // A group holds tasks of many types: only who queued a task knows what it answers.
  run: WriteTask<never>;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
}

/** Runs a group in one transaction, each task in its own savepoint. It never throws. */
export type RunGroup = (group: PendingWrite[]) => Promise<GroupOutcome>;

export interface GroupOutcome {
  /** Tell the tasks how they ended, now that it is on disk. */
  settle: (() => void)[];
  /** Tasks that have to be in another group. @default none */
  rest?: PendingWrite[];
}

export interface GroupLimits {
  /** Groups at once, each on its own connection. */
  groups: number;
  /** Tasks that share one commit at most. */
  tasks: number;
}

/**
 * Writes in groups. Waiting for the disk is what a durable commit costs, and one wait can serve many writers:
 * tasks that arrive in the same turn of the event loop, or while all groups are under way, run in one transaction and
 * share one commit. A task that fails takes back its own changes only. No promise is fulfilled before the commit is on
 * disk.
 */
export class GroupCommit {
  readonly #run: RunGroup;
  readonly #limits: GroupLimits;
  readonly #unsettled = new Set<Promise<unknown>>();
  readonly #waiting: PendingWrite[] = [];
  #running = 0;
  #isScheduled = false;

  constructor(run: RunGroup, limits: GroupLimits) {
    this.#run = run;
    this.#limits = limits;
  }

  /**
   * Runs a task in a transaction.
   * @returns what the task returned, once it is on disk
   * @throws what the task threw, or the error of a commit that failed; then nothing of the task remains
   */
  write<T>(task: WriteTask<T>): Promise<T> {
    const written = new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run: task as WriteTask<never>, resolve, reject });
      this.#schedule();
    });
    this.#unsettled.add(written);
    const forget = () => this.#unsettled.delete(written);
    written.then(forget, forget);
    return written;
  }

  /** Waits until every task that was handed over is done. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#unsettled);
  }

  #schedule() {
    if (this.#isScheduled || this.#running === this.#limits.groups || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => void this.#commitGroup());
  }

  async #commitGroup() {
    this.#isScheduled = false;
    this.#running += 1;
    const { settle, rest = [] } = await this.#run(this.#waiting.splice(0, this.#limits.tasks));
    this.#running -= 1;
    this.#waiting.unshift(...rest);
    this.#schedule();
    for (const done of settle) done();
  }
}
