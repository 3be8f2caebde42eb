/**
 * Keeps a sweep from deleting a file that is uploaded again at the same time. A bucket can't delete a file on the
 * condition of its age: between check and deletion, any node may store the same content. A `NodeLock` is a StorageLock.
 */
export interface StorageLock {
  /** Waits for the lock on all nodes and runs a task. */
  runExclusive<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Resolves once the task that is running has ended. */
  waitForUnlock(): Promise<void>;
}
