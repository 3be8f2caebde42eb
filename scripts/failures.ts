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

/** Where the reporters of a check, programs of their own, leave what failed for `npm test`. */
const path = process.env.FAILURES_FILE ?? join(tmpdir(), `porchlight-failures-${process.pid}`);

/** Has the programs that are started from here on write their failures where `takeFailures` finds them. */
export function collectFailures(): void {
  process.env.FAILURES_FILE = path;
}

/** Writes a failure down; nothing when nobody collects them, as in a run of a single tool. */
export function noteFailure(failure: Failure): void {
  if (process.env.FAILURES_FILE) appendFileSync(path, `${JSON.stringify(failure)}\n`);
}

/** What was written down since the last time, in order. */
export function takeFailures(): Failure[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  rmSync(path);
  return lines.map((line) => JSON.parse(line) as Failure);
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
