/**
 * `npm test`: runs every check, two in parallel if there are two cores, and prints each with its duration. `npm test --
 * lint unit` runs only those; `npm test -- --changed` the tests nearest to a change, for about a minute, since the last
 * commit or, with `--since main`, another one; `--times` writes the durations to docs/test-times.md.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, ensureHeadlessShell } from './browser.ts';
import { changedTests } from './changed-tests.ts';
import { CheckRun } from './check-run.ts';
import { allChecks, type Check } from './checks.ts';
import { type Failure, formatFailure } from './failures.ts';
import { runConcurrently } from './run-concurrently.ts';
import { type CheckTime, writeTestTimes } from './test-times.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    times: { type: 'boolean', default: false },
  },
});

/** The checks of `--changed`. */
const quickChecks = ['types', 'lint', 'imports', 'unit', 'stories'];

const changed = values.changed ? await changedTests(values.since) : undefined;
const all = allChecks({ ...changed?.files });
const wanted = values.changed && positionals.length === 0 ? quickChecks : positionals;
const unknown = wanted.filter((name) => !all.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(', ')}. Checks: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const checks = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const lanes = Math.min(2, availableParallelism(), checks.length);

ensureBrowser();
ensureHeadlessShell();
// Tests start servers about a hundred times; with V8's compile cache a start takes two thirds of the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node-compile');
const began = performance.now();
const secondsSince = (start: number) => (performance.now() - start) / 1000;
const running = new Map<Check, CheckRun>();
const times: CheckTime[] = [];
const failures: Failure[] = [];

async function runCheck(check: Check): Promise<void> {
  const { name, what } = check;
  const own = new CheckRun({ name, isBeside: lanes > 1 });
  running.set(check, own);
  console.log(lanes > 1 ? `started ${name}` : `\n=== ${name}: ${what}`);
  const started = performance.now();
  const passed = await check.run(own).catch((error: Error) => {
    own.say(`${error.stack}`);
    return false;
  });
  running.delete(check);
  const time = { name, passed, seconds: secondsSince(started) };
  times.push(time);
  failures.push(...own.takeFailures(passed, name));
  if (lanes > 1) console.log(`\n=== ${name}: ${what}\n${own.takeOutput()}\n${asResult(time)}\n`);
}

function asResult({ name, passed, seconds }: CheckTime): string {
  return `${passed ? 'passed' : 'FAILED'}  ${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s`;
}

/** Prints failures again at the end, since the rest of the output is thousands of lines long. */
function tell(title: string, some: Failure[]): void {
  if (some.length === 0) return;
  const shown = some.slice(0, 12).map((failure) => `  ${formatFailure(failure)}`);
  const more = some.length > shown.length ? [`  and ${some.length - shown.length} more`] : [];
  console.log(['', title, ...shown, ...more].join('\n'));
}

// On Ctrl+C, print the output of the running checks so far.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const [{ name, what }, own] of running) {
      own.stop();
      console.log(`\n=== ${name}: ${what}\n${own.takeOutput()}\nended   ${name}`);
    }
    process.exit(1);
  });
}

await runConcurrently(checks, lanes, runCheck);

const isOf = (name: string) => checks.findIndex((check) => check.name === name);
times.sort((a, b) => isOf(a.name) - isOf(b.name));
const failed = times.filter(({ passed }) => !passed).length;
console.log(`\n${times.map(asResult).join('\n')}`);
tell(
  'Passed only when run again:',
  failures.filter(({ passedOnRetry }) => passedOnRetry),
);
tell(
  'Failed:',
  failures.filter(({ passedOnRetry }) => !passedOnRetry),
);
console.log(`\n${times.length - failed} passed, ${failed} failed, ${secondsSince(began).toFixed(0)} s`);
if (changed?.left)
  console.log(`${changed.left} more test files import a changed file less directly: npm test runs them.`);
if (values.times) writeTestTimes(times, secondsSince(began));
process.exit(failed === 0 ? 0 : 1);
