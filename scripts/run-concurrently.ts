/** Runs checks in parallel, so that each uses what the others leave idle. */
import type { Check } from './checks.ts';

/** The properties of a check that decide when it may start. */
type SchedulableCheck = Pick<Check, 'name' | 'usesTwoCores' | 'after'>;

/** The first waiting check that may start beside the running ones; undefined if none may yet. */
export function nextRunnable<Each extends SchedulableCheck>(
  waiting: readonly Each[],
  running: readonly Each[],
): Each | undefined {
  const isOpen = (name: string) => [...waiting, ...running].some((each) => each.name === name);
  const isCrowded = running.some(({ usesTwoCores }) => usesTwoCores);
  return waiting.find(({ usesTwoCores, after = [] }) => !(usesTwoCores && isCrowded) && !after.some(isOpen));
}

/**
 * Runs all checks, at most `lanes` in parallel, in their order as far as possible.
 * @throws Error of a check, or if some wait for each other
 */
export async function runConcurrently<Each extends SchedulableCheck>(
  checks: readonly Each[],
  maxParallel: number,
  run: (check: Each) => Promise<void>,
): Promise<void> {
  const waiting = [...checks];
  const running = new Map<Each, Promise<void>>();
  while (waiting.length + running.size > 0) {
    const next = running.size < maxParallel ? nextRunnable(waiting, [...running.keys()]) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(
        `These checks can't start, because each waits for another of them: ${waiting.map(({ name }) => name).join(', ')}.`,
      );
    }
  }
}
