import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { StartError } from '../http-error.ts';

/**
 * Asks the operator to confirm on the terminal.
 * @param option the option that confirms without a terminal, named in the error
 * @throws StartError when the answer is no, or standard input is not a terminal
 */
export async function confirm(question: string, option: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new StartError(`${question} This can't be asked without a terminal: add ${option} to confirm.`);
  const line = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await line.question(`${question} [y/N] `);
  line.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new StartError('Nothing was changed.');
}

/** Reads the first line of standard input. */
export async function readLine(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
  return line;
}
