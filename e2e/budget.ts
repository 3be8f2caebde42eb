import { noteFailure } from '../scripts/failures.ts';

let exceeded = 0;

/**
 * Prints what something weighs beside what it may weigh, and counts it when it is too much or something is wrong with it.
 * @param bytes as sent over the line
 * @param more printed behind the figures
 * @param wrong what else does not hold
 */
export function weigh(name: string, bytes: number, maxBytes: number, more = '', wrong = ''): void {
  const kept = bytes <= maxBytes && !wrong;
  const figures = `${(bytes / 1000).toFixed(1).padStart(6)} kB of ${maxBytes / 1000}${more}${wrong}`;
  console.log(`${kept ? 'ok    ' : 'FAILED'}  ${name.padEnd(36)} ${figures}`);
  if (kept) return;
  exceeded += 1;
  noteFailure({ name, error: figures.trim() });
}

/** Ends the program: 0 when all that was weighed kept its budget, else 1. */
export function exitByBudgets(): never {
  process.exit(exceeded === 0 ? 0 : 1);
}
