import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One failure of a check. */
export interface Failure {
  /** The test file, relative to the repository's root; undefined if unknown. */
  file?: string;
  /** Name of the test: 'Changes > Filtered'. */
  name: string;
  /** First line of the error. */
  error: string;
  /** What the test expected. */
  expected?: string;
  /** What there was instead. */
  actual?: string;
  /** Path of a screenshot of the page when it failed, relative to the repository's root. */
  screenshot?: string;
  /** Command that runs the test alone. */
  command?: string;
  /** It passed when it was run again. */
  passedOnRetry?: boolean;
}

/** File in which the programs of one check record failures for `npm test`; `FAILURES_FILE` is its path. */
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

  /** Returns the failures recorded since the last call, in order. */
  take(): Failure[] {
    if (!existsSync(this.path)) return [];
    const lines = readFileSync(this.path, 'utf8').split('\n').filter(Boolean);
    rmSync(this.path);
    return lines.map((line) => JSON.parse(line) as Failure);
  }
}

/** Records a failure; does nothing if `FAILURES_FILE` is not set, as when a tool runs alone. */
export function recordFailure(failure: Failure): void {
  const path = process.env.FAILURES_FILE;
  if (path) appendFileSync(path, `${JSON.stringify(failure)}\n`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal are control characters.
const colors = /\u001b\[\d+m/g;

/** A message as plain text. */
export function withoutColors(message: string): string {
  return message.replace(colors, '');
}

/** The first meaningful line of an error, without colors and without Storybook's link for debugging. */
export function firstLine(message: string | undefined): string {
  const lines = withoutColors(message ?? '').split('\n');
  return (lines.find((line) => line.trim() && !line.startsWith('Click to debug')) ?? 'no message').trim();
}

/** Maximum length of a line of a printed failure, in characters. */
const maxLineLength = 240;

const shorten = (line: string) => (line.length > maxLineLength ? `${line.slice(0, maxLineLength - 1)}…` : line);

/** Escapes a text for a regular expression, as the options of test runners that choose tests by their name take it. */
export function asPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Quotes an argument for a shell, if needed. */
export function shellQuote(argument: string): string {
  return /^[\w./:@=-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}

/** Formats a failure: its sentence, what was expected and found, a picture, and the command that repeats it alone. */
export function formatFailure({ file, name, error, expected, actual, screenshot, command }: Failure): string {
  const details = Object.entries({ expected, actual, picture: screenshot })
    .filter(([, value]) => value !== undefined)
    .map(([label, value]) => `${label}: ${String(value).replaceAll('\n', ' ')}`);
  const lines = [error, ...details].map((line) => shorten(`    ${line}`));
  // A command is of use only if it is complete.
  return [
    `  ${[file, name].filter(Boolean).join(' › ')}`,
    ...lines,
    ...(command ? [`    repeat: ${command}`] : []),
  ].join('\n');
}
