import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { messageOf, systemCode } from '../http-error.ts';
import { FileRejected } from './file-rejected.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Address of clamd: host and port, or a Unix socket. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/** Socket timeout in milliseconds: clamd reads up to 500 MB before it responds. ours */
const silentMs = 60_000;

/**
 * Scans a file with clamd. The file must exist until this has ended.
 * @throws FileRejected when it finds something; StorageUnavailable without a valid response: then the file is not
 * scanned
 * @see https://docs.clamav.net/manual/Usage/ClamdScan.html and `man clamd`, INSTREAM
 */
export async function scanForViruses(address: ScannerAddress, path: string): Promise<void> {
  const answer = await ask(address, inStream(path));
  if (answer === 'stream: OK') return;
  const [, found] = /^stream: (.{1,200}) FOUND$/.exec(answer) ?? [];
  if (!found) throw unavailable(`it responds with “${answer.slice(0, 200)}”`);
  throw new FileRejected('bad_file', `This file was refused: the virus scanner found ${found} in it.`);
}

/** Checks that clamd responds. @throws StorageUnavailable that says what to fix */
export async function checkScanner(address: ScannerAddress): Promise<void> {
  const answer = await ask(address, ['zPING\0']);
  if (answer !== 'PONG') throw unavailable(`it responds with “${answer.slice(0, 200)}”, so it is not clamd`);
}

/** Yields a file in clamd's INSTREAM format: chunks preceded by their length, and a length of 0 at the end. */
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
  socket.setTimeout(silentMs, () => socket.destroy(new Error('it does not respond in time')));
  const heard = text(socket);
  const answered = new AbortController();
  // clamd may respond and close the connection while the file is still being sent: its response counts.
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
  const message = `The virus scanner of CLAMD_URL can’t be used: ${what}. Check that clamd runs. Uploads are refused until then.`;
  return new StorageUnavailable(message, { cause, isPermanent: false });
}
