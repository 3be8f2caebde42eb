/** A timer that can stand still. */
export interface PausableTimer {
  /** Stops the time; what is left of it is kept. */
  pause: () => void;
  /** Lets the time go on from where it stood. */
  resume: () => void;
}

/**
 * Calls back once `durationMs` of running time have passed. Starts paused.
 * @param durationMs in milliseconds
 */
export function pausableTimer(durationMs: number, onEnd: () => void): PausableTimer {
  let leftMs = durationMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    pause: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      leftMs = Math.max(0, leftMs - (performance.now() - startedAt));
    },
    resume: () => {
      if (timer !== undefined) return;
      startedAt = performance.now();
      timer = setTimeout(onEnd, leftMs);
    },
  };
}
