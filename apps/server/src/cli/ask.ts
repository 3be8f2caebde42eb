import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { StartError } from '../http-error.ts';

/**
 * Asks whether to go on.
 * @param option what answers the question where nobody can be asked
 * @throws StartError when the answer is no, or nobody is there to answer
 */
export async function confirm(question: string, option: string): Promise<void> {
  if (!process.stdin.isTTY) throw new StartError(`${question} Nobody can answer here: add ${option} if so.`);
  const line = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await line.question(`${question} [y/N] `);
  line.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new StartError('Nothing was changed.');
}

/** What stands on the standard input, up to its first line's end. */
export async function readLine(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
  return line;
}
