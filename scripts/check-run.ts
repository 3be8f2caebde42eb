import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Failure, FailureFile } from './failures.ts';

const root = join(import.meta.dirname, '..');
/** How long the output of a program that has ended is waited for, in milliseconds. */
const flushMs = 2000;

export interface CheckRunOptions {
  name: string;
  /** Whether others run beside it: what it prints is kept until it has ended, and its tests take one worker. */
  isBeside: boolean;
}

/** One check while it runs: starts its programs, keeps what they print, and knows what failed. */
export class CheckRun {
  /** What has failed so far. */
  readonly failures: FailureFile;
  readonly #isBeside: boolean;
  readonly #output: Buffer[] = [];
  #child: ChildProcess | undefined;

  constructor({ name, isBeside }: CheckRunOptions) {
    this.failures = new FailureFile(name);
    this.#isBeside = isBeside;
  }

  /** Runs a program of node_modules with Node and says whether it was content. */
  tool(script: string, ...args: string[]): Promise<boolean> {
    return this.program(process.execPath, join(root, 'node_modules', script), ...args);
  }

  /** Runs a script of the repository and says whether it was content. */
  script(path: string, ...args: string[]): Promise<boolean> {
    return this.program(process.execPath, join(root, path), ...args);
  }

  /** Runs a program and says whether it was content. */
  program(command: string, ...args: string[]): Promise<boolean> {
    const child = spawn(command, args, {
      cwd: root,
      stdio: this.#isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, FAILURES_FILE: this.failures.path, ...(this.#isBeside && { TEST_WORKERS: '1' }) },
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => this.#output.push(part));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => {
        const end = () => resolve(code === 0);
        child.once('close', end);
        // What it has started and left behind may hold its output open for ever.
        setTimeout(end, flushMs);
      });
    });
  }

  /** Says something between what its programs print. */
  say(line: string): void {
    if (this.#isBeside) this.#output.push(Buffer.from(`${line}\n`));
    else console.log(line);
  }

  /** What was printed and not shown yet. */
  takeOutput(): string {
    return Buffer.concat(this.#output.splice(0)).toString();
  }

  /** Ends what runs. */
  stop(): void {
    this.#child?.kill();
  }

  /** Everything that failed; where nobody wrote it down, the check itself. */
  takeFailures(passed: boolean, name: string): Failure[] {
    const told = this.failures.take();
    return passed || told.some(({ heldLater }) => !heldLater)
      ? told
      : [...told, { name, error: 'see what it printed above' }];
  }
}
