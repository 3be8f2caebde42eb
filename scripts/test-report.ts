/** What `npm test` prints: a line per check, and at the end every failure with what a person needs to repeat it. */
import type { CheckRun } from './check-run.ts';
import { type Failure, formatFailure } from './failures.ts';

/** Result of a check that has ended. */
export interface CheckResult {
  name: string;
  passed: boolean;
  seconds: number;
  checkRun: CheckRun;
}

/** Retries exist for what a crowded machine made late. More than this many mean a fault that the next run would hide. */
const maxPassedOnRetry = 2;
/** How many failures are printed. */
const maxPrinted = 12;
/** How many lines of a check's output are printed if it named no failed test. */
const maxOutputLines = 40;

const seconds = (value: number) => `${value.toFixed(1).padStart(7)} s`;

/** Collects the results of a run. */
export class TestReport {
  readonly #order: readonly string[];
  readonly #write: (text: string) => void;
  readonly #began = performance.now();
  readonly #results: CheckResult[] = [];
  readonly #failures: Failure[] = [];

  /**
   * @param checks in the order in which the summary lists them
   * @param write prints a text. @default console.log
   */
  constructor(checks: readonly { name: string }[], write: (text: string) => void = console.log) {
    this.#order = checks.map(({ name }) => name);
    this.#write = write;
  }

  /** Adds a check that has ended, and prints its line; if it failed without naming a test, the end of its output too. */
  add(result: CheckResult): void {
    const { name, passed, checkRun } = result;
    this.#results.push(result);
    const failures = checkRun.failures.take();
    this.#failures.push(...failures);
    const log = checkRun.writeOutput();
    this.#write(asLine(result));
    if (passed || failures.some(({ passedOnRetry }) => !passedOnRetry)) return;
    this.#failures.push({ name, error: log ? `see ${log}` : 'see its output above' });
    const lines = checkRun.output().trimEnd().split('\n');
    this.#write(
      lines
        .slice(-maxOutputLines)
        .map((line) => `  | ${line}`)
        .join('\n'),
    );
  }

  /** Whether every check passed, with no more retries than allowed. */
  hasPassed(): boolean {
    return this.#results.every(({ passed }) => passed) && this.#retried().length <= maxPassedOnRetry;
  }

  /** Prints the result of each check, then the failures, and last what passed only when it was run again. */
  printSummary(): void {
    const results = this.#results.toSorted((a, b) => this.#order.indexOf(a.name) - this.#order.indexOf(b.name));
    const failed = results.filter(({ passed }) => !passed).length;
    this.#write(`\n${results.map(asLine).join('\n')}`);
    this.#printFailures(
      'Failed:',
      this.#failures.filter(({ passedOnRetry }) => !passedOnRetry),
    );
    const total = (performance.now() - this.#began) / 1000;
    this.#write(`\n${results.length - failed} checks passed, ${failed} failed, ${total.toFixed(0)} s`);
    this.#printFailures('Passed only when run again:', this.#retried());
    if (this.#retried().length > maxPassedOnRetry)
      this.#write(`\nThe run fails: more than ${maxPassedOnRetry} tests passed only when run again.`);
  }

  #retried(): Failure[] {
    return this.#failures.filter(({ passedOnRetry }) => passedOnRetry);
  }

  #printFailures(title: string, listed: readonly Failure[]): void {
    if (listed.length === 0) return;
    const more = listed.length > maxPrinted ? [`  and ${listed.length - maxPrinted} more`] : [];
    this.#write(['', title, ...listed.slice(0, maxPrinted).map(formatFailure), ...more].join('\n'));
  }
}

function asLine({ name, passed, seconds: duration }: CheckResult): string {
  return `${passed ? 'passed' : 'FAILED'}  ${name.padEnd(12)} ${seconds(duration)}`;
}
