import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Failure, FailureFile } from './failures.ts';

const root = join(import.meta.dirname, '..');
/** How long to wait for the remaining output of a program that has exited, in milliseconds. */
const flushMs = 2000;

export interface CheckRunOptions {
  name: string;
  /** Whether other checks run in parallel: then its output is held back until it ends, and its tests use one worker. */
  isParallel: boolean;
}

/** A running check: starts its programs, collects their output and their failures. */
export class CheckRun {
  /** The failures so far. */
  readonly failures: FailureFile;
  readonly #isParallel: boolean;
  readonly #output: Buffer[] = [];
  #child: ChildProcess | undefined;

  constructor({ name, isParallel }: CheckRunOptions) {
    this.failures = new FailureFile(name);
    this.#isParallel = isParallel;
  }

  /** Runs a program of node_modules with Node. @returns whether it succeeded */
  tool(script: string, ...args: string[]): Promise<boolean> {
    return this.program(process.execPath, join(root, 'node_modules', script), ...args);
  }

  /** Runs a script of the repository. @returns whether it succeeded */
  script(path: string, ...args: string[]): Promise<boolean> {
    return this.program(process.execPath, join(root, path), ...args);
  }

  /** Runs a program. @returns whether it succeeded */
  program(command: string, ...args: string[]): Promise<boolean> {
    const child = spawn(command, args, {
      cwd: root,
      stdio: this.#isParallel ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, FAILURES_FILE: this.failures.path, ...(this.#isParallel && { TEST_WORKERS: '1' }) },
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => this.#output.push(part));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => {
        const end = () => resolve(code === 0);
        child.once('close', end);
        // Processes that it started and left running may keep its output open.
        setTimeout(end, flushMs);
      });
    });
  }

  /** Prints a line in the order of its programs' output. */
  say(line: string): void {
    if (this.#isParallel) this.#output.push(Buffer.from(`${line}\n`));
    else console.log(line);
  }

  /** Returns the output that was not shown yet. */
  takeOutput(): string {
    return Buffer.concat(this.#output.splice(0)).toString();
  }

  /** Kills the running program. */
  stop(): void {
    this.#child?.kill();
  }

  /** Returns all failures; if none was recorded, the check itself as one. */
  takeFailures(passed: boolean, name: string): Failure[] {
    const failures = this.failures.take();
    return passed || failures.some(({ passedOnRetry }) => !passedOnRetry)
      ? failures
      : [...failures, { name, error: 'see its output above' }];
  }
}
