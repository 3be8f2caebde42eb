import { spawnSync } from 'node:child_process';
import { staff } from '../product.ts';
import type { CrashFigures } from './figures.ts';

/** Exit code and output of a command. */
export interface ProgramRun {
  code: number | null;
  output: string;
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
  return { code: status, output: `${stdout}${stderr}`.trim() };
}

/**
 * Records a command's message; it is a fault unless the command fails with a message that an operator can act on.
 * @param maySucceed whether a server may also keep running and log the message. @default false
 */
export function expectMessage(
  figures: CrashFigures,
  command: string,
  { code, output }: ProgramRun,
  expected: RegExp,
  maySucceed = false,
): void {
  const line = output.split('\n').findLast((each) => expected.test(each)) ?? output;
  if ((code === null ? maySucceed : code !== 0) && expected.test(output) && !/^\s+at .*[:)]/m.test(output)) {
    figures.notes.push(`${command} ${code === null ? 'keeps running' : `exited with ${code}`}: ${messageOfLine(line)}`);
  } else {
    figures.faults.push(`${command} exited with ${code}: ${output}`);
  }
}

/** The message of an output line, which may be a log line in JSON. */
function messageOfLine(line: string): string {
  return line.startsWith('{') ? JSON.parse(line).msg : line.trim();
}
