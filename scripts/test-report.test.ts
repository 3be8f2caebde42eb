import { expect, test } from 'vitest';
import { CheckRun } from './check-run.ts';
import type { Failure } from './failures.ts';
import { TestReport } from './test-report.ts';

const late: Failure = { file: 'e2e/trash.spec.ts:12', name: 'a deleted event is restored', error: 'Timed out' };

/** Runs a report over one check per list of failures; a check fails if one of its failures did not pass when run again. */
function reportOf(checks: Readonly<Record<string, { passed: boolean; failures?: Failure[]; output?: string }>>) {
  const printed: string[] = [];
  const names = Object.keys(checks).map((name) => ({ name }));
  const report = new TestReport(names, (text) => printed.push(text));
  for (const [name, { passed, failures = [], output }] of Object.entries(checks)) {
    const checkRun = new CheckRun({ name: `report-${name}`, isAlone: false, isParallel: true });
    for (const failure of failures) checkRun.failures.add(failure);
    if (output) checkRun.say(output);
    report.add({ name, passed, seconds: 1, checkRun });
  }
  report.printSummary();
  return { hasPassed: report.hasPassed(), text: printed.join('\n') };
}

test('a failure is printed with its sentence, both values, the picture and the command that repeats it', () => {
  const failure = {
    ...late,
    expected: 'visible',
    actual: 'hidden',
    screenshot: 'test-results/trash.png',
    command: 'npx playwright test e2e/trash.spec.ts:12',
  };
  const { hasPassed, text } = reportOf({ journeys: { passed: false, failures: [failure] }, types: { passed: true } });
  expect(hasPassed).toBe(false);
  expect(text).toContain(`Failed:
  e2e/trash.spec.ts:12 › a deleted event is restored
    Timed out
    expected: visible
    actual: hidden
    picture: test-results/trash.png
    repeat: npx playwright test e2e/trash.spec.ts:12`);
  expect(text).toContain('1 checks passed, 1 failed');
});

test('a check that names no failed test is printed with the end of its output', () => {
  const { text } = reportOf({ types: { passed: false, output: 'apps/web/src/main.ts(3,1): error TS2304' } });
  expect(text).toContain('  | apps/web/src/main.ts(3,1): error TS2304');
  expect(text).toContain('types\n    see test-logs/report-types.log');
});

test('tests that passed only when run again are printed last; more than two fail the run', () => {
  const retried = { ...late, passedOnRetry: true };
  const two = [retried, retried];
  const allowed = reportOf({ journeys: { passed: true, failures: two } });
  expect(allowed.hasPassed).toBe(true);
  expect(allowed.text).toMatch(/1 checks passed[\s\S]+Passed only when run again:\n {2}e2e\/trash/);
  const tooMany = reportOf({ journeys: { passed: true, failures: two }, unit: { passed: true, failures: [retried] } });
  expect(tooMany.hasPassed).toBe(false);
  expect(tooMany.text).toMatch(/more than 2 tests passed only when run again\.$/);
});
