import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FailureFile } from './failures.ts';

const root = join(import.meta.dirname, '..');
/** Folder of the checks' output, relative to the repository's root. */
const logFolder = 'test-logs';
/** How long to wait for the remaining output of a program that has exited, in milliseconds. */
const flushMs = 2000;

export interface CheckRunOptions {
  name: string;
  /** Whether it is the only check: then its programs print directly, and otherwise into a file. */
  isAlone: boolean;
  /** Whether other checks run in parallel: then its tests use one worker. */
  isParallel: boolean;
}

/** A running check: starts its programs, collects their output and their failures. */
export class CheckRun {
  /** The failures so far. */
  readonly failures: FailureFile;
  readonly #name: string;
  readonly #isAlone: boolean;
  readonly #isParallel: boolean;
  readonly #output: Buffer[] = [];
  #child: ChildProcess | undefined;

  constructor({ name, isAlone, isParallel }: CheckRunOptions) {
    this.failures = new FailureFile(name);
    this.#name = name;
    this.#isAlone = isAlone;
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
      stdio: this.#isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
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
    if (this.#isAlone) console.log(line);
    else this.#output.push(Buffer.from(`${line}\n`));
  }

  /** The output so far; empty if it was printed directly. */
  output(): string {
    return Buffer.concat(this.#output).toString();
  }

  /** Writes the output to a file. @returns its path relative to the repository's root; undefined if there is none */
  writeOutput(): string | undefined {
    if (this.#isAlone) return undefined;
    const path = `${logFolder}/${this.#name}.log`;
    mkdirSync(join(root, logFolder), { recursive: true });
    writeFileSync(join(root, path), this.output());
    return path;
  }

  /** Kills the running program. */
  stop(): void {
    this.#child?.kill();
  }
}
