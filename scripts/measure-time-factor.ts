/** Measures how fast this machine is now, so that time limits of tests follow it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * A fixed piece of work of the kinds that tests are made of: compiling and calling functions, objects and text, sorting,
 * hashing. As a program of its own, because starting a process is part of what tests wait for.
 */
const work = `
  const { createHash } = require('node:crypto');
  let text = '';
  for (let round = 0; round < 60; round++) {
    const records = Array.from({ length: 2000 }, (_, id) => ({ id, title: 'Fish fry ' + ((id * 7919) % 2003) }));
    records.sort((a, b) => a.title.localeCompare(b.title, 'en'));
    text = createHash('sha256').update(JSON.stringify(records)).update(text).digest('hex');
    new Function('a', 'return a.map((each) => each + "' + text + '")')(['a']);
  }
`;

/** How long the work takes on the machine of the limits, once per core at the same time, in milliseconds. */
export const referenceMs = 300;
/** A machine slower than this needs patience, not longer limits. */
const maxFactor = 12;

/**
 * How many times slower than the reference this machine is: 1 to 12, in steps of a half.
 * @param measuredMs duration of each measurement; the median counts
 */
export function asTimeFactor(measuredMs: readonly number[]): number {
  const median = measuredMs.toSorted((a, b) => a - b)[Math.floor(measuredMs.length / 2)] ?? referenceMs;
  return Math.min(maxFactor, Math.max(1, Math.ceil((median / referenceMs) * 2) / 2));
}

/** Runs the work once per core at the same time, as the checks do. @returns milliseconds until the last has ended */
async function runOnce(cores: number): Promise<number> {
  const start = performance.now();
  await Promise.all(
    Array.from({ length: cores }, () => once(spawn(process.execPath, ['-e', work], { stdio: 'ignore' }), 'exit')),
  );
  return performance.now() - start;
}

/** Measures the factor: three rounds on up to two cores, about two seconds. */
export async function measureTimeFactor(cores: number): Promise<number> {
  const measuredMs: number[] = [];
  for (let round = 0; round < 3; round++) measuredMs.push(await runOnce(cores));
  return asTimeFactor(measuredMs);
}

if (import.meta.main) console.log(await runOnce(2), await measureTimeFactor(2));
