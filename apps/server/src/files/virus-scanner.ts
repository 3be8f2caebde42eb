import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { messageOf, systemCode } from '../http-error.ts';
import { FileRejected } from './file-rejected.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Where clamd listens: a port of a machine, or a socket of this one. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/** How long clamd may be silent, in milliseconds: it reads up to 500 MB before it says a word. ours */
const silentMs = 60_000;

/**
 * Lets clamd look through a file. The caller holds the file until this has ended.
 * @throws FileRejected when it finds something; StorageUnavailable when it gives no answer: nobody has looked then
 * @see https://docs.clamav.net/manual/Usage/ClamdScan.html and `man clamd`, INSTREAM
 */
export async function requireClean(address: ScannerAddress, path: string): Promise<void> {
  const answer = await ask(address, inStream(path));
  if (answer === 'stream: OK') return;
  const [, found] = /^stream: (.{1,200}) FOUND$/.exec(answer) ?? [];
  if (!found) throw unavailable(`it answers “${answer.slice(0, 200)}”`);
  throw new FileRejected('bad_file', `This file was refused: the virus scanner found ${found} in it.`);
}

/** @throws StorageUnavailable that says what to mend, unless clamd answers */
export async function checkScanner(address: ScannerAddress): Promise<void> {
  const answer = await ask(address, ['zPING\0']);
  if (answer !== 'PONG') throw unavailable(`it answers “${answer.slice(0, 200)}” and is no clamd`);
}

/** The file as clamd takes it: each piece behind its length, and a length of 0 at the end. */
async function* inStream(path: string): AsyncGenerator<Buffer | string> {
  yield 'zINSTREAM\0';
  for await (const piece of createReadStream(path)) {
    yield length(piece.length);
    yield piece;
  }
  yield length(0);
}

function length(bytes: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes);
  return head;
}

async function ask(address: ScannerAddress, question: Iterable<string> | AsyncIterable<Buffer | string>) {
  const socket = connect(address);
  socket.setTimeout(silentMs, () => socket.destroy(new Error('it takes too long to answer')));
  const heard = text(socket);
  const answered = new AbortController();
  // One that has heard enough answers and hangs up while the rest is still being sent: its answer counts.
  pipeline(question, socket, { end: false, signal: answered.signal }).catch(() => {});
  try {
    return (await heard).replace(/\0$/, '').trim();
  } catch (error) {
    const code = systemCode(error);
    throw unavailable(code ? `it can’t be reached (${code})` : messageOf(error), error);
  } finally {
    answered.abort();
    socket.destroy();
  }
}

function unavailable(what: string, cause?: unknown): StorageUnavailable {
  const message = `The virus scanner of CLAMD_URL can’t be used: ${what}. Check that clamd runs. No file is taken until then.`;
  return new StorageUnavailable(message, { cause, isRefusal: false });
}
