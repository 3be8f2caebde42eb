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
const everyCheck = allChecks({ ...changed?.files });
const requested = values.changed && positionals.length === 0 ? quickChecks : positionals;
const unknown = requested.filter((name) => !everyCheck.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no check named ${unknown.join(', ')}. Checks: ${everyCheck.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const checks = everyCheck.filter(({ name }) => requested.length === 0 || requested.includes(name));
const maxParallel = Math.min(2, availableParallelism(), checks.length);

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
  const { name, description } = check;
  const checkRun = new CheckRun({ name, isParallel: maxParallel > 1 });
  running.set(check, checkRun);
  console.log(maxParallel > 1 ? `started ${name}` : `\n=== ${name}: ${description}`);
  const started = performance.now();
  const passed = await check.run(checkRun).catch((error: Error) => {
    checkRun.say(`${error.stack}`);
    return false;
  });
  running.delete(check);
  const time = { name, passed, seconds: secondsSince(started) };
  times.push(time);
  failures.push(...checkRun.takeFailures(passed, name));
  if (maxParallel > 1) console.log(`\n=== ${name}: ${description}\n${checkRun.takeOutput()}\n${asResult(time)}\n`);
}

function asResult({ name, passed, seconds }: CheckTime): string {
  return `${passed ? 'passed' : 'FAILED'}  ${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s`;
}

/** Prints failures again at the end, since the rest of the output is thousands of lines long. */
function printFailures(title: string, listed: Failure[]): void {
  if (listed.length === 0) return;
  const lines = listed.slice(0, 12).map((failure) => `  ${formatFailure(failure)}`);
  const more = listed.length > lines.length ? [`  and ${listed.length - lines.length} more`] : [];
  console.log(['', title, ...lines, ...more].join('\n'));
}

// On Ctrl+C, print the output of the running checks so far.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const [{ name, description }, checkRun] of running) {
      checkRun.stop();
      console.log(`\n=== ${name}: ${description}\n${checkRun.takeOutput()}\nended   ${name}`);
    }
    process.exit(1);
  });
}

await runConcurrently(checks, maxParallel, runCheck);

const isOf = (name: string) => checks.findIndex((check) => check.name === name);
times.sort((a, b) => isOf(a.name) - isOf(b.name));
const failed = times.filter(({ passed }) => !passed).length;
console.log(`\n${times.map(asResult).join('\n')}`);
printFailures(
  'Passed only when run again:',
  failures.filter(({ passedOnRetry }) => passedOnRetry),
);
printFailures(
  'Failed:',
  failures.filter(({ passedOnRetry }) => !passedOnRetry),
);
console.log(`\n${times.length - failed} passed, ${failed} failed, ${secondsSince(began).toFixed(0)} s`);
if (changed?.otherCount)
  console.log(`${changed.otherCount} more test files import a changed file less directly: npm test runs them.`);
if (values.times) writeTestTimes(times, secondsSince(began));
process.exit(failed === 0 ? 0 : 1);
