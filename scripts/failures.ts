import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One thing that did not hold in a check. */
export interface Failure {
  /** The test file, from the root of the repository; none where nobody knows it. */
  file?: string;
  /** What was tried: 'Changes > Filtered'. */
  name: string;
  /** The error's first line. */
  error: string;
  /** It held when it was tried once more. */
  heldLater?: boolean;
}

/** Where the programs of one check write what failed, for `npm test`: they find it by the environment variable `FAILURES_FILE`. */
export class FailureFile {
  /** Value of `FAILURES_FILE`. */
  readonly path: string;

  /** @param name of the check */
  constructor(name: string) {
    this.path = join(tmpdir(), `porchlight-failures-${process.pid}-${name}`);
  }

  add(failure: Failure): void {
    appendFileSync(this.path, `${JSON.stringify(failure)}\n`);
  }

  /** What was written down since the last time, in order. */
  take(): Failure[] {
    if (!existsSync(this.path)) return [];
    const lines = readFileSync(this.path, 'utf8').split('\n').filter(Boolean);
    rmSync(this.path);
    return lines.map((line) => JSON.parse(line) as Failure);
  }
}

/** Writes a failure down; nothing when nobody collects them, as in a run of a single tool. */
export function noteFailure(failure: Failure): void {
  const path = process.env.FAILURES_FILE;
  if (path) appendFileSync(path, `${JSON.stringify(failure)}\n`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal are control characters.
const colors = /\u001b\[\d+m/g;

/** The first line of an error that says something, without colors: where to debug a story does not. */
export function firstLine(message: string | undefined): string {
  const lines = (message ?? '').replace(colors, '').split('\n');
  return (lines.find((line) => line.trim() && !line.startsWith('Click to debug')) ?? 'no message').trim();
}

/** One line of at most 240 characters: a list of them is read at a glance, and its end is seen where little is shown. */
export function asLine({ file, name, error }: Failure): string {
  const line = [file, name, error].filter(Boolean).join(' › ');
  return line.length > 240 ? `${line.slice(0, 239)}…` : line;
}
