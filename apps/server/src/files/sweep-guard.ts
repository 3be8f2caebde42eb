/**
 * Keeps a sweep from deleting a file in the moment in which it is uploaded anew. A bucket has no delete that asks for a
 * file's age: between the asking and the deleting an upload of the same content may have come, from another node too.
 * A `NodeLock` is one.
 */
export interface SweepGuard {
  /** Runs a task while no other runs, on any node. */
  alone<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Resolves once every task that has begun is over. */
  passed(): Promise<void>;
}
