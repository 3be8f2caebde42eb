import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sampleWav } from '../testing/sample-files.ts';
import { multipart, startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkScanner } from './index.ts';

/** A harmless file that every virus scanner reports. @see https://www.eicar.org/download-anti-malware-testfile/ */
const harmless = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('');

let scanner: Server | undefined;
let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  scanner?.close();
});

/** A stub of clamd that parses INSTREAM and looks for the test file. @returns its address */
async function startClamd(response = respond): Promise<string> {
  scanner = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      response(socket, received);
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(scanner, 'listening');
  return `tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}`;
}

function respond(socket: Socket, received: Buffer): void {
  if (received.toString().startsWith('zPING\0')) return void socket.end('PONG\0');
  let at = 'zINSTREAM\0'.length;
  const pieces: Buffer[] = [];
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0)
      return void socket.end(
        Buffer.concat(pieces).includes(harmless) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0',
      );
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
}

async function upload(CLAMD_URL: string, content: Buffer) {
  server = await startTestServer(undefined, undefined, { settings: { CLAMD_URL } });
  const parts = multipart({ title: 'Rain', link: { filename: 'rain.wav', content, type: 'audio/wav' } });
  const response = await server.asStaff({ method: 'POST', url: '/api/add-podcast', ...parts });
  return { status: response.statusCode, error: response.json().error, stored: await server.storedFiles() };
}

const log = async () => (await server?.db.read.selectFrom('security_log').select(['kind', 'details']).execute()) ?? [];

test('a file in which the scanner finds nothing is stored, and the scanner counts as available', async () => {
  const address = await startClamd();
  // Larger than one chunk of a file.
  const { status, stored } = await upload(address, sampleWav(20));
  expect([status, stored.length]).toEqual([201, 1]);
  await expect(checkScanner({ host: '127.0.0.1', port: Number(new URL(address).port) })).resolves.toBeUndefined();
});

test('a file in which it finds something is refused at its field, not stored, and logged in the security log', async () => {
  const sound = Buffer.concat([sampleWav(1), Buffer.from(harmless)]);
  const { status, error, stored } = await upload(await startClamd(), sound);
  const sentence = 'This file was refused: the virus scanner found Eicar-Test-Signature in it.';
  expect([status, error.fields, stored]).toEqual([422, { link: sentence }, []]);
  expect((await log()).map(({ kind, details }) => [kind, details])).toContainEqual([
    'upload_refused',
    expect.stringContaining(sentence),
  ]);
});

test.each([
  ['is away', async () => 'tcp://127.0.0.1:1'],
  [
    'hangs up at the length that it takes',
    () => startClamd((socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0')),
  ],
  ['hangs up without a word', () => startClamd((socket) => void socket.destroy())],
  ['is none', () => startClamd((socket) => void socket.end('HTTP/1.1 400 Bad Request'))],
])('while it %s no file is stored, and the message says to try again later', async (_, start) => {
  const { status, error, stored } = await upload(await start(), sampleWav(60));
  expect([status, error.code, stored]).toEqual([503, 'unavailable', []]);
});

test.each(['127.0.0.1:3310', 'tcp://127.0.0.1', 'http://127.0.0.1:3310', 'unix:run/clamd.ctl'])(
  'an invalid scanner address, %s, ends the start with the correct format',
  async (CLAMD_URL) => {
    await expect(startTestServer(undefined, undefined, { settings: { CLAMD_URL } })).rejects.toThrow(
      /^CLAMD_URL must be tcp:/,
    );
  },
);
