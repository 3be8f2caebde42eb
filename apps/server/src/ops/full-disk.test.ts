// @module-tag slow
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { porchlight } from '../testing/porchlight-command.ts';
import { noise } from '../testing/sample-files.ts';
import { mountSmallDisk } from '../testing/small-disk.ts';
import { isOnPostgres } from '../testing/test-database.ts';
import { multipart, startTestServer, type TestServer } from '../testing/test-server.ts';

const disk = mountSmallDisk(24);
afterAll(() => disk?.remove());

let server: TestServer | undefined;
afterEach(async () => {
  disk?.setReadOnly(false);
  disk?.clear();
  vi.unstubAllEnvs();
  await server?.stop();
  server = undefined;
});

async function publish(target: TestServer) {
  const content = await noise(1200, 800).jpeg().toBuffer();
  const parts = multipart({ title: 'Snow', image: { filename: 'a.jpg', content } });
  return target.asStaff({ method: 'POST', url: '/api/add-story', ...parts });
}

// A really full disk has to be small, and only root can mount one.
describe.skipIf(!disk)('on a full disk', () => {
  const path = disk?.path ?? '';

  test.each(['backup', 'export'])('%s says so, and changes nothing', async (command) => {
    server = await startTestServer();
    expect((await publish(server)).statusCode).toBe(201);
    await writeFile(join(path, 'a.tar.gz'), 'yesterday’s');
    disk?.fill(40_000);
    const target = join(path, command === 'backup' ? 'a.tar.gz' : 'all');
    const { code, stderr } = await porchlight(server, command, target);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^There is not enough space for .* free some space, or use another disk\.$/),
    ]);
    const remaining = (await readdir(path, { recursive: true })).filter((name) => name !== 'all');
    expect(remaining.toSorted()).toEqual(['a.tar.gz', 'filler']);
    expect(await readFile(join(path, 'a.tar.gz'), 'utf8')).toBe('yesterday’s');
  });

  test('the doctor warns of low disk space, and reports an error if nothing can be saved', async () => {
    disk?.fill(20_000_000);
    expect((await porchlight(path, 'doctor')).stdout).toMatch(/warning +disk +only 1\d MB are free: free some space/);
    disk?.clear();
    disk?.fill(40_000);
    expect(await porchlight(path, 'doctor')).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/fault +disk +only 0 MB are free: free some space/),
    });
  });

  test('staff read everything, pictures in sizes that nobody asked for before among it', async () => {
    vi.stubEnv('TMPDIR', path);
    server = await startTestServer();
    const { image } = (await publish(server)).json().story;
    disk?.fill(0);
    server.pass(2 * 60_000);
    for (const url of ['/api/get-all-users', '/api/get-my-account', `/images/${image}?w=160`])
      expect((await server.asStaff({ url })).statusCode, url).toBe(200);
    expect((await publish(server)).statusCode).toBe(503);
  });

  test('an upload to a full disk can be repeated, leaves nothing, and succeeds once there is space', async () => {
    vi.stubEnv('TMPDIR', path);
    server = await startTestServer();
    await server.signIn();
    await server.asStaff({ url: '/api/get-all-users' });
    const filesBefore = await server.storedFiles();
    disk?.fill(100_000);
    const rejected = await publish(server);
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '5']);
    expect(await server.storedFiles()).toEqual(filesBefore);
    disk?.clear();
    expect((await publish(server)).statusCode).toBe(201);
    expect((await server.server.inject('/api/get-all-story')).json().stories).toHaveLength(1);
  });
});

describe.skipIf(!disk || isOnPostgres())('on a read-only disk', () => {
  test.each([
    'serve',
    'user list',
    'user reset-password admin',
    'migrate',
    'renew',
    'backup FILE',
    'restore FILE --replace --yes',
    'doctor',
  ])('%s says so, what to do, and not to restore a backup', async (command) => {
    server = await startTestServer();
    const site = join(disk?.path ?? '', 'site');
    const file = join(server.dataDir, 'a.tar.gz');
    await porchlight(server.dataDir, 'backup', file);
    await porchlight(site, 'restore', file);
    disk?.setReadOnly(true);
    const { code, stdout, stderr } = await porchlight(site, ...command.replace('FILE', file).split(' '));
    disk?.setReadOnly(false);
    await rm(site, { recursive: true });
    expect([code, stdout + stderr]).toEqual([
      1,
      expect.stringContaining('is read-only: look for the reason in the system log'),
    ]);
    expect(stdout + stderr).not.toMatch(/chown|Restore a backup|\bat .*\.ts/);
  });
});
