import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { FileRejected } from '../errors/file-rejected.ts';
import { messageOf, systemCode } from '../errors/http-error.ts';
import { StorageUnavailable } from '../errors/storage-unavailable.ts';
import type { ScannerAddress } from '../settings/service-addresses.ts';

/** Socket timeout in milliseconds: clamd reads up to 500 MB before it responds. ours */
const socketTimeoutMs = 60_000;

/**
 * Scans a file with clamd. The file must exist until this has ended.
 * @throws FileRejected when it finds something; StorageUnavailable without a valid response: then the file is not
 * scanned
 * @see https://docs.clamav.net/manual/Usage/ClamdScan.html and `man clamd`, INSTREAM
 */
export async function scanForViruses(address: ScannerAddress, path: string): Promise<void> {
  const response = await sendCommand(address, inStream(path));
  if (response === 'stream: OK') return;
  const [, virus] = /^stream: (.{1,200}) FOUND$/.exec(response) ?? [];
  if (!virus) throw unavailable(`it responds with “${response.slice(0, 200)}”`);
  throw new FileRejected('bad_file', `This file was refused: the virus scanner found ${virus} in it.`);
}

/** Checks that clamd responds. @throws StorageUnavailable that says what to fix */
export async function checkScanner(address: ScannerAddress): Promise<void> {
  const response = await sendCommand(address, ['zPING\0']);
  if (response !== 'PONG') throw unavailable(`it responds with “${response.slice(0, 200)}”, so it is not clamd`);
}

/** Yields a file in clamd's INSTREAM format: chunks preceded by their length, and a length of 0 at the end. */
async function* inStream(path: string): AsyncGenerator<Buffer | string> {
  yield 'zINSTREAM\0';
  for await (const piece of createReadStream(path)) {
    yield lengthPrefix(piece.length);
    yield piece;
  }
  yield lengthPrefix(0);
}

function lengthPrefix(bytes: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes);
  return head;
}

async function sendCommand(address: ScannerAddress, command: Iterable<string> | AsyncIterable<Buffer | string>) {
  const socket = connect(address);
  socket.setTimeout(socketTimeoutMs, () => socket.destroy(new Error('it does not respond in time')));
  const received = text(socket);
  const responded = new AbortController();
  // clamd may respond and close the connection while the file is still being sent: its response counts.
  pipeline(command, socket, { end: false, signal: responded.signal }).catch(() => {});
  try {
    return (await received).replace(/\0$/, '').trim();
  } catch (error) {
    const code = systemCode(error);
    throw unavailable(code ? `it can’t be reached (${code})` : messageOf(error), error);
  } finally {
    responded.abort();
    socket.destroy();
  }
}

function unavailable(problem: string, cause?: unknown): StorageUnavailable {
  const message = `The virus scanner of CLAMD_URL can’t be used: ${problem}. Check that clamd runs. Uploads are refused until then.`;
  return new StorageUnavailable(message, { cause, isPermanent: false });
}
