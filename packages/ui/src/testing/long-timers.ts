/** Control of the timers that are held back. */
export interface LongTimers {
  /** Advances the time, runs the timers that are due, in order, and waits for the next paint. */
  advance(milliseconds: number): Promise<void>;
  /** Restores the browser's timers. */
  restore(): void;
}

/**
 * Holds back timers of one second and more, so that a story about 30 seconds takes none; shorter ones run normally.
 * Replaces `window.setTimeout` and `window.clearTimeout` until `restore` is called.
 */
export function fakeLongTimers(): LongTimers {
  const { setTimeout: realSet, clearTimeout: realClear } = window;
  const pending = new Map<number, { at: number; run: () => void }>();
  let now = 0;
  let lastId = 1_000_000;
  window.setTimeout = ((run: () => void, milliseconds = 0, ...args: unknown[]) => {
    if (milliseconds < 1000) return realSet(run, milliseconds, ...args);
    lastId += 1;
    pending.set(lastId, { at: now + milliseconds, run });
    return lastId;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (id === undefined || !pending.delete(id)) realClear(id);
  }) as typeof window.clearTimeout;
  return {
    async advance(milliseconds) {
      const until = now + milliseconds;
      const due = [...pending].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at);
      for (const [id, { at, run }] of due) {
        now = at;
        pending.delete(id);
        run();
      }
      now = until;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    restore() {
      window.setTimeout = realSet;
      window.clearTimeout = realClear;
    },
  };
}
