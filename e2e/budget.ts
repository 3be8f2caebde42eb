import { recordFailure } from '../scripts/failures.ts';

let exceeded = 0;

/**
 * Prints a size with its limit, and counts it as a failure if it is over the limit or something else is wrong.
 * @param bytes as transferred
 * @param suffix printed after the figures
 * @param fault description of another fault
 */
export function checkSize(name: string, bytes: number, maxBytes: number, suffix = '', fault = ''): void {
  const isWithinLimit = bytes <= maxBytes && !fault;
  const figures = `${(bytes / 1000).toFixed(1).padStart(6)} kB of ${maxBytes / 1000}${suffix}${fault}`;
  console.log(`${isWithinLimit ? 'ok    ' : 'FAILED'}  ${name.padEnd(36)} ${figures}`);
  if (isWithinLimit) return;
  exceeded += 1;
  recordFailure({ name, error: figures.trim() });
}

/** Exits with 0 if no check failed, else with 1. */
export function exitByBudgets(): never {
  process.exit(exceeded === 0 ? 0 : 1);
}
