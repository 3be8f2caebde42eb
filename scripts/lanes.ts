/** Runs checks side by side: what one leaves of the machine, another takes. */
import type { Check } from './checks.ts';

/** What decides when a check may begin. */
type Waiting = Pick<Check, 'name' | 'isWide' | 'after'>;

/** The first of those that wait that may begin beside those that run; undefined when none may yet. */
export function nextOf<Each extends Waiting>(waiting: readonly Each[], running: readonly Each[]): Each | undefined {
  const isOpen = (name: string) => [...waiting, ...running].some((each) => each.name === name);
  const isCrowded = running.some(({ isWide }) => isWide);
  return waiting.find(({ isWide, after = [] }) => !(isWide && isCrowded) && !after.some(isOpen));
}

/**
 * Runs all checks, at most `lanes` of them at a time, in their order as far as that allows.
 * @throws Error what a check throws, and when some wait for each other
 */
export async function runInLanes<Each extends Waiting>(
  checks: readonly Each[],
  lanes: number,
  run: (check: Each) => Promise<void>,
): Promise<void> {
  const waiting = [...checks];
  const running = new Map<Each, Promise<void>>();
  while (waiting.length + running.size > 0) {
    const next = running.size < lanes ? nextOf(waiting, [...running.keys()]) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These checks wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
  }
}
