import { spawnSync } from 'node:child_process';
import { staff } from '../product.ts';
import type { CrashFigures } from './figures.ts';

/** Exit code and output of a command. */
export interface ProgramRun {
  code: number | null;
  said: string;
}

/** Timeout of a command, in milliseconds. */
const commandMaxMs = 20_000;

/** Runs a command of the command line on a data folder until it exits. */
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
 * Records a command's message; it is a fault unless the command fails with a message that an operator can act on.
 * @param mayGoOn whether a server may also keep running and log the message. @default false
 */
export function expectMessage(
  figures: CrashFigures,
  what: string,
  { code, said }: ProgramRun,
  sentence: RegExp,
  mayGoOn = false,
): void {
  const line = said.split('\n').findLast((each) => sentence.test(each)) ?? said;
  if ((code === null ? mayGoOn : code !== 0) && sentence.test(said) && !/^\s+at .*[:)]/m.test(said)) {
    figures.notes.push(`${what} ${code === null ? 'keeps running' : `exited with ${code}`}: ${sentenceOf(line)}`);
  } else {
    figures.faults.push(`${what} exited with ${code}: ${said}`);
  }
}

/** The message of an output line, which may be a log line in JSON. */
function sentenceOf(line: string): string {
  return line.startsWith('{') ? JSON.parse(line).msg : line.trim();
}
