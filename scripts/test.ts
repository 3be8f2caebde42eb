/**
 * `npm test`: every check that finds a mistake cheaply. `npm run test:all`: everything; with `--rest` only what `npm test`
 * leaves out. `npm test -- lint unit` runs only those checks; `npm test -- --changed` the tests nearest to a change, for
 * about a minute, since the last commit or, with `--since main`, another one.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TestScope } from '../packages/ui/src/testing/accessibility/story-report.ts';
import { ensureBrowser, ensureHeadlessShell } from './browser.ts';
import { changedTests } from './changed-tests.ts';
import { CheckRun } from './check-run.ts';
import { allChecks, type Check, selectChecks } from './checks.ts';
import { measureTimeFactor } from './measure-time-factor.ts';
import { exitOnMissing } from './missing.ts';
import { runConcurrently } from './run-concurrently.ts';
import { TestReport } from './test-report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
  },
});

/** The checks of `--changed`. */
const changedChecks = ['types', 'lint', 'imports', 'unit', 'stories'];

// What has changed is tested whatever the scope.
const scope = values.changed ? 'full' : scopeOf(values);
const changed = values.changed ? await changedTests(values.since) : undefined;
const everyCheck = allChecks({ ...changed?.files });
const requested = values.changed && positionals.length === 0 ? changedChecks : positionals;
const unknown = requested.filter((name) => !everyCheck.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no check named ${unknown.join(', ')}. Checks: ${everyCheck.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const checks = selectChecks(everyCheck, scope, requested);
const maxParallel = Math.min(2, availableParallelism(), checks.length);

exitOnMissing();
if (checks.some(({ usesBrowser }) => usesBrowser)) {
  ensureBrowser();
  ensureHeadlessShell();
}
// Tests start servers about a hundred times; with V8's compile cache a start takes two thirds of the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node-compile');
process.env.TEST_SCOPE = scope;
process.env.TIME_FACTOR ??= String(await measureTimeFactor(Math.min(2, availableParallelism())));
if (process.env.TIME_FACTOR !== '1') console.log(`Time limits are multiplied by ${process.env.TIME_FACTOR}.`);

// One check alone prints as it runs; several keep their output in files, so that the summary stays in view.
const isAlone = checks.length === 1;
const report = new TestReport(checks);
const running = new Map<Check, CheckRun>();

function scopeOf({ all, rest }: { all: boolean; rest: boolean }): TestScope {
  if (rest) return 'rest';
  return all ? 'full' : 'core';
}

async function runCheck(check: Check): Promise<void> {
  const { name, description } = check;
  const checkRun = new CheckRun({ name, isAlone, isParallel: maxParallel > 1 });
  running.set(check, checkRun);
  if (isAlone) console.log(`\n=== ${name}: ${description}`);
  const started = performance.now();
  const passed = await check.run(checkRun).catch((error: Error) => {
    checkRun.say(`${error.stack}`);
    return false;
  });
  running.delete(check);
  report.add({ name, passed, seconds: (performance.now() - started) / 1000, checkRun });
}

// On Ctrl+C, stop the running checks.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const [{ name }, checkRun] of running) {
      checkRun.stop();
      console.log(`stopped ${name}: ${checkRun.writeOutput()}`);
    }
    process.exit(1);
  });
}

await runConcurrently(checks, maxParallel, runCheck);

report.printSummary();
if (changed?.otherCount)
  console.log(
    `${changed.otherCount} more test files import a changed file less directly or are slow: npm run test:all runs them.`,
  );
process.exit(report.hasPassed() ? 0 : 1);
