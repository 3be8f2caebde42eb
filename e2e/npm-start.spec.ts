import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base, expect } from '@playwright/test';
import { timeFactor } from '../scripts/time-factor.ts';
import { startKillableProduct } from './killable-product.ts';
import { port, staff } from './product.ts';
import { largePdf } from './sample-pdf.ts';

/** The product as `npm start` runs it, in its own process group, so that a signal reaches only npm. */
const test = base.extend<{ started: { npm: ReturnType<typeof spawn>; ownPort: number; dataDir: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
  started: async ({}, use, { parallelIndex }) => {
    const ownPort = port + 200 + parallelIndex;
    const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-npm-'));
    // A site that was started before gets no demonstration, which would take longest.
    const earlier = await startKillableProduct({ port: ownPort, dataDir });
    await earlier.stop();
    // The steps before it are for a clone without installed packages.
    const npm = spawn('npm', ['start', '--ignore-scripts'], {
      cwd: join(import.meta.dirname, '..'),
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(ownPort),
        HOST: '127.0.0.1',
        PUBLIC_URL: `http://127.0.0.1:${ownPort}`,
        DATA_DIR: dataDir,
        ADMIN_USERNAME: staff.username,
        ADMIN_PASSWORD: staff.password,
      },
    });
    await expect.poll(() => isListening(ownPort), { timeout: 60_000 * timeFactor }).toBe(true);
    await use({ npm, ownPort, dataDir });
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // The whole group has ended, as it should.
    }
    await rm(dataDir, { recursive: true, force: true });
  },
});

const isListening = (ownPort: number) =>
  fetch(`http://127.0.0.1:${ownPort}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Sends the first half of a form with a PDF; the second half goes when the test wants it to. */
async function halfSent(ownPort: number) {
  const signedIn = await fetch(`http://127.0.0.1:${ownPort}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: staff.username, password: staff.password }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const form = new FormData();
  form.set('title', 'Minutes of a long evening');
  form.set('pdf', new File([new Uint8Array(await largePdf())], 'long.pdf', { type: 'application/pdf' }));
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const head = [
    'POST /api/add-article HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${request.headers.get('content-type')}`,
    `Content-Length: ${body.length}`,
  ];
  const socket = connect(ownPort, '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body.subarray(0, body.length / 2));
  return {
    sendTheRest() {
      const response = text(socket);
      socket.write(body.subarray(body.length / 2));
      return response;
    },
  };
}

for (const target of ['npm alone', 'the whole group'] as const)
  test(`after SIGTERM to ${target} a running upload of a PDF completes, then npm and the server have ended`, async ({
    started: { npm, ownPort, dataDir },
  }) => {
    const order: string[] = [];
    const npmEnds = once(npm, 'exit').then(() => order.push('npm has ended'));
    const upload = await halfSent(ownPort);
    // The first upload creates the folder.
    const uploads = async () => (await readdir(join(dataDir, 'tmp')).catch(() => [])).length;
    await expect.poll(uploads, { intervals: [20] }).toBe(1);
    process.kill(target === 'npm alone' ? (npm.pid ?? 0) : -(npm.pid ?? 0), 'SIGTERM');
    // From here on new connections are refused.
    await expect.poll(() => isListening(ownPort)).toBe(false);
    const response = await upload.sendTheRest();
    order.push('the upload is answered');
    expect(response).toMatch(/^HTTP\/1\.1 20[01] /);
    await npmEnds;
    expect(order).toEqual(['the upload is answered', 'npm has ended']);
    expect(await readdir(join(dataDir, 'files/pdfs'))).toHaveLength(1);
    // No process of the group is left, so signal 0 fails.
    await expect.poll(() => groupIsThere(npm.pid ?? 0)).toBe(false);
  });

function groupIsThere(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}
