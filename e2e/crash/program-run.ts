import { spawnSync } from 'node:child_process';
import { staff } from '../product.ts';
import type { CrashFigures } from './figures.ts';

/** How a command ended. */
export interface ProgramRun {
  code: number | null;
  said: string;
}

/** How long a command may take, in milliseconds. */
const commandMaxMs = 20_000;

/** Runs a command of the command line on a data folder until it ends. */
export function runProgram(program: string, args: readonly string[], dataDir: string): ProgramRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ADMIN_PASSWORD: staff.password },
    encoding: 'utf8',
    timeout: commandMaxMs,
    killSignal: 'SIGKILL',
  });
  return { code: status, said: `${stdout}${stderr}`.trim() };
}

/**
 * Notes what a command said, and as a fault what is no failure with a sentence that an operator can act on.
 * @param mayGoOn whether a server may also run, and say the sentence in its log. @default false
 */
export function expectSentence(
  figures: CrashFigures,
  what: string,
  { code, said }: ProgramRun,
  sentence: RegExp,
  mayGoOn = false,
): void {
  const line = said.split('\n').findLast((each) => sentence.test(each)) ?? said;
  if ((code === null ? mayGoOn : code !== 0) && sentence.test(said) && !/^\s+at .*[:)]/m.test(said)) {
    figures.notes.push(`${what} ${code === null ? 'goes on' : `ended with ${code}`}: ${sentenceOf(line)}`);
  } else {
    figures.faults.push(`${what} ended with ${code}: ${said}`);
  }
}

/** The message of a line, which may be one of a log. */
function sentenceOf(line: string): string {
  return line.startsWith('{') ? JSON.parse(line).msg : line.trim();
}
