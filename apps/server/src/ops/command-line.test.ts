import { chmod, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileKeys } from '../access/file-keys.ts';
import { databaseFile } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { sharedSecret } from '../db/shared-secrets.ts';
import { openWriter, queryBuilder } from '../db/sqlite.ts';
import { porchlight } from '../testing/porchlight-command.ts';
import { quarters } from '../testing/sample-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestBucket } from '../testing/test-bucket.ts';
import { isOnPostgres } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { version } from '../version.ts';

let folder: string;
let server: TestServer | undefined;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  vi.unstubAllEnvs();
});

const signIn = (username: string, password: string) =>
  server?.server.inject({ method: 'POST', url: '/api/login', payload: { username, password } });

test('the help lists every command, and each has an example', async () => {
  const { stdout, code } = await porchlight(folder, '--help');
  expect(code).toBe(0);
  const names = [...stdout.matchAll(/^ {2}([a-z]+) /gm)]
    .map(([, name]) => String(name))
    .filter((name) => name !== 'help');
  expect(names).toEqual([
    'serve',
    'migrate',
    'user',
    'backup',
    'restore',
    'export',
    'import',
    'doctor',
    'renew',
    'version',
  ]);
  for (const name of names) expect((await porchlight(folder, name, '--help')).stdout).toMatch(/Examples?:\n {2}/);
});

test.each([
  ['an unknown command', ['frobnicate'], "unknown command 'frobnicate'"],
  ['an unknown option', ['doctor', '--loud'], "unknown option '--loud'"],
  ['no file to write', ['backup'], "missing required argument 'file'"],
])('called with %s it says what is wrong and exits with 2', async (_, args, message) => {
  const { code, stderr } = await porchlight(folder, ...args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

test('the version is that of the package', async () => {
  const { stdout } = await porchlight(folder, 'version', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ porchlight: version, node: process.versions.node });
});

test('a new account signs in with the password that is shown, while the server runs', async () => {
  server = await startTestServer();
  const values = ['--email', 'eve@example.org', '--role', 'treasurer', '--json'];
  const { stdout, stderr, code } = await porchlight(server, 'user', 'add', 'eve', ...values);
  expect([code, stderr]).toEqual([0, '']);
  const signedIn = await signIn('eve', JSON.parse(stdout).password);
  expect([signedIn?.statusCode, signedIn?.json().user.role]).toEqual([200, 'treasurer']);
});

test('after a password reset the person signs in with the new password, and everyone with the old one is signed out', async () => {
  server = await startTestServer();
  const token = await server.signIn();
  const { stdout } = await porchlight(server, 'user', 'reset-password', 'ADMIN', '--json');
  const list = () =>
    server?.server.inject({ url: '/api/get-all-users', headers: { authorization: `Bearer ${token}` } });
  expect((await list())?.statusCode).toBe(401);
  expect((await signIn('admin', JSON.parse(stdout).password))?.statusCode).toBe(200);
});

test('after a factor reset the person signs in with the password only, and sets up a new factor', async () => {
  server = await startTestServer();
  await server.insert('totp_factors', { user_id: 1, secret: 'GEZDGNBVGY3TQOJQ', last_counter: -1, confirmed_at: 1 });
  expect((await signIn('admin', 'a long enough password'))?.statusCode).toBe(202);
  const { stdout } = await porchlight(server, 'user', 'reset-factor', 'admin');
  expect(stdout).toContain('admin can sign in with only the password');
  expect((await signIn('admin', 'a long enough password'))?.statusCode).toBe(200);
  expect((await porchlight(server, 'user', 'reset-factor', 'admin')).stderr).toContain('has no second factor');
});

test('renewing the key of private files invalidates the old URLs after a restart', async () => {
  server = await startTestServer();
  const { db } = server;
  const started = async () => new FileKeys(() => new Date(), await sharedSecret(db, 'file_keys'));
  const queryOf = (keys: FileKeys) => Object.fromEntries(new URLSearchParams(keys.queryFor('okra.jpg')));
  const old = queryOf(await started());
  expect((await started()).isValid('okra.jpg', old)).toBe(true);
  const { code, stdout } = await porchlight(server, 'renew');
  expect([code, stdout]).toEqual([0, expect.stringContaining('Restart every server')]);
  const renewed = await started();
  expect([renewed.isValid('okra.jpg', old), renewed.isValid('okra.jpg', queryOf(renewed))]).toEqual([false, true]);
  const entry = await db.read.selectFrom('security_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
  expect([entry?.kind, entry?.subject, entry?.user_id]).toEqual(['secret_renewed', 'file_keys', null]);
});

test('a disabled account can’t sign in until its password is reset', async () => {
  server = await startTestServer();
  const last = await porchlight(server, 'user', 'disable', 'admin');
  expect([last.code, last.stderr]).toEqual([1, expect.stringContaining('the last administrator')]);
  await porchlight(server, 'user', 'add', 'eve');
  await porchlight(server, 'user', 'make-admin', 'eve');
  await porchlight(server, 'user', 'disable', 'admin');
  const { stdout: output } = await porchlight(server, 'user', 'make-admin', 'admin');
  expect(output).toContain('The account is disabled: `porchlight user reset-password` enables it.');
  expect((await signIn('admin', 'a long enough password'))?.statusCode).toBe(401);
  expect((await signIn('admin', '!'))?.statusCode).toBe(401);
  const { stdout: listed } = await porchlight(server, 'user', 'list');
  expect(listed).toMatch(/^admin {2}administrator {2}since 2026-03-14 {2}disabled$/m);
  expect(listed).toMatch(/^eve {2}administrator {2}since/m);
  const { stdout } = await porchlight(server, 'user', 'reset-password', 'admin', '--json');
  expect((await signIn('admin', JSON.parse(stdout).password))?.statusCode).toBe(200);
});

test.each([
  ['a name that is taken', ['user', 'add', 'Admin'], /username|taken|used/i],
  ['an unknown role', ['user', 'add', 'eve', '--role', 'owner'], /viewer, author, treasurer, editor, administrator/, 2],
  ['an invalid email address', ['user', 'add', 'eve', '--email', 'nowhere'], /e-?mail/i],
  ['an unknown account', ['user', 'disable', 'nobody'], /There is no account nobody/],
] as [string, string[], RegExp, number?][])(
  '%s is refused with a message and no stack trace',
  async (_, args, message, ends = 1) => {
    server = await startTestServer();
    const { code, stderr } = await porchlight(server, ...args);
    expect([code, stderr]).toEqual([ends, expect.stringMatching(message)]);
    expect(stderr).not.toMatch(/\bat .*\.ts/);
  },
);

test('a running server keeps its older database: migrate lists the pending migrations and runs them', async () => {
  const old = openWriter(join(folder, databaseFile));
  await migrate(queryBuilder(old), '0004-list-indexes');
  old.close();
  const added = await porchlight(folder, 'user', 'list');
  expect([added.code, added.stderr]).toEqual([1, expect.stringContaining('porchlight migrate')]);
  const status = JSON.parse((await porchlight(folder, 'migrate', '--status', '--json')).stdout);
  expect(status.done).toHaveLength(4);
  expect((await porchlight(folder, 'migrate', '--dry-run')).stdout).toContain(
    `These migrations would succeed: ${status.pending[0]}`,
  );
  expect(JSON.parse((await porchlight(folder, 'migrate', '--status', '--json')).stdout)).toEqual(status);
  expect((await porchlight(folder, 'migrate')).stdout).toContain(`Done: ${status.pending[0]}`);
  expect((await porchlight(folder, 'migrate', '--status')).stdout).toContain('up to date');
  expect((await readdir(folder)).filter((name) => name.startsWith('dry-run'))).toEqual([]);
});

test('a backup is made beside a running server, restored elsewhere, and private', async () => {
  server = await startTestServer();
  await server.resources.services.story.create({ title: 'The porch' });
  const file = join(folder, 'a.tar.gz');
  const manifest = JSON.parse((await porchlight(server, 'backup', file, '--json')).stdout);
  expect(manifest).toMatchObject({ path: file, missing: [] });
  expect(await readdir(folder)).toEqual(['a.tar.gz']);
  const restored = await porchlight(join(folder, 'new'), 'restore', file);
  expect([restored.code, restored.stdout]).toEqual([0, expect.stringContaining('Everyone has to sign in again')]);
  const secondRun = await porchlight(join(folder, 'new'), 'restore', file);
  expect([secondRun.code, secondRun.stderr]).toEqual([1, expect.stringContaining('--replace')]);
  expect((await porchlight(join(folder, 'new'), 'restore', file, '--replace', '--yes')).stdout).toContain('replaced-');
});

test('a backup that can’t be written names the path', async () => {
  server = await startTestServer();
  await writeFile(join(folder, 'a-file'), '');
  for (const command of ['backup', 'export']) {
    const path = join(folder, 'a-file', 'all');
    const { code, stderr } = await porchlight(server, command, path);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`${path} can't be written`)]);
  }
});

test.skipIf(process.getuid?.() !== 0)('root restores no files that the server’s account could not read', async () => {
  await chown(folder, 12_345, 12_345);
  const { code, stderr } = await porchlight(folder, 'restore', 'a.tar.gz');
  expect([code, stderr]).toEqual([1, expect.stringContaining("sudo -u '#12345'")]);
});

// A folder instead of the file can't be opened, like a file of another account, not even by root.
test.each(['user list', 'migrate --status', 'doctor'])(
  'if the database can’t be opened, %s names the account to use, and suggests no backup',
  async (command) => {
    await mkdir(join(folder, databaseFile));
    await writeFile(join(folder, databaseFile, 'a'), '');
    const { code, stdout, stderr } = await porchlight(folder, ...command.split(' '));
    expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(/can't be opened.*as the account/)]);
    expect(stdout + stderr).not.toContain('restore');
  },
);

test('an exported folder can be imported elsewhere', async () => {
  server = await startTestServer();
  await server.resources.services.story.create({ title: 'The porch' });
  const path = join(folder, 'all');
  await porchlight(server, 'export', path);
  expect((await porchlight(server, 'export', path)).stderr).toContain('is not empty');
  const { stdout } = await porchlight(join(folder, 'new'), 'import', path, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ dataDir: join(folder, 'new'), replaced: null });
});

test('files in a bucket are checked, backed up and restored, and every command reports a missing bucket', async () => {
  const bucket = await startTestBucket();
  try {
    for (const [name, value] of Object.entries(bucket.settings)) vi.stubEnv(name, value);
    server = await startTestServer(undefined, undefined, { settings: bucket.settings });
    const { name: image } = await server.files.save('image', await quarters().jpeg().toBuffer());
    await server.files.save('image', await quarters(60, 60).jpeg().toBuffer());
    await server.resources.services.story.create({ title: 'The porch' }, { files: { image } });
    const report = (await porchlight(server, 'doctor')).stdout;
    expect(report).toMatch(/ok +bucket +files in porch-files can be listed, stored, read and deleted/);
    expect(report).toMatch(/ok +files +all 1 files that records use exist/);
    const file = join(folder, 'a.tar.gz');
    expect(JSON.parse((await porchlight(server, 'backup', file, '--json')).stdout)).toMatchObject({ files: 1 });
    vi.stubEnv('STORAGE_URL', 's3://porch-files/another');
    const restored = await porchlight(join(folder, 'new'), 'restore', file);
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    expect((await porchlight(join(folder, 'new'), 'doctor')).stdout).toMatch(/ok +files +all 1 files that records use/);
    expect(await readFile(bucket.pathOf(`another/images/${image}`))).toEqual(
      await readFile(bucket.pathOf(`site/images/${image}`)),
    );
    vi.stubEnv('STORAGE_URL', 's3://nowhere');
    const failedRun = await porchlight(server, 'doctor');
    expect([failedRun.code, failedRun.stdout]).toEqual([
      1,
      expect.stringMatching(/fault +bucket +can’t list .*no such bucket/),
    ]);
    for (const args of [
      ['backup', join(folder, 'b.tar.gz')],
      ['restore', file],
    ]) {
      const { code, stderr } = await porchlight(args[0] === 'backup' ? server : join(folder, 'third'), ...args);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^The bucket of STORAGE_URL .*no such bucket/)]);
    }
    expect((await readdir(folder)).toSorted()).toEqual(['a.tar.gz', 'new', 'third']);
    expect(await readdir(join(folder, 'third'))).toEqual(['porchlight.lock']);
  } finally {
    await bucket.stop();
  }
});

test('the doctor finds nothing wrong with a healthy site', async () => {
  server = await startTestServer(undefined, undefined, { settings: { PUBLIC_URL: 'https://example.org' } });
  await chmod(server.dataDir, 0o700);
  vi.stubEnv('PUBLIC_URL', 'https://example.org');
  vi.stubEnv('TRUST_PROXY', '1');
  const { stdout } = await porchlight(server, 'doctor', '--json');
  const levels: Record<string, string> = Object.fromEntries(
    JSON.parse(stdout).map((finding: { check: string; level: string }) => [finding.check, finding.level]),
  );
  expect(levels).toMatchObject({ settings: 'ok', DATA_DIR: 'ok', database: 'ok', files: 'ok' });
});

test.skipIf(!isOnPostgres())(
  'the doctor counts the running nodes, and reports an address that differs from theirs',
  async () => {
    server = await startTestServer();
    expect((await porchlight(server, 'doctor')).stdout).toContain(', running nodes: 1');
    vi.stubEnv('PUBLIC_URL', 'https://porch.example');
    expect((await porchlight(server, 'doctor')).stdout).toMatch(
      /fault +database +PUBLIC_URL is https:\/\/porch\.example, but other nodes serve .* as http:\/\/localhost:3000/,
    );
    await server.server.close();
    expect((await porchlight(server, 'doctor')).stdout).toContain(', running nodes: 0');
  },
);

test('the doctor names each problem and its solution, and exits with 1', async () => {
  server = await startTestServer();
  await server.insert('stories', { title: 'A', image: `${'f'.repeat(32)}.jpg`, created_at: 'a', updated_at: 'a' });
  await chmod(server.dataDir, 0o755);
  const output = await porchlight(server, 'doctor');
  expect(output.code).toBe(1);
  expect(output.stdout).toMatch(
    /fault +files +1 files that records use are missing: f{32}\.jpg\. Copy them from a backup/,
  );
  expect(output.stdout).toMatch(/warning +DATA_DIR .*chmod -R go=/);
  const lostFolder = join(folder, 'lost');
  await mkdir(join(lostFolder, 'outbox'), { recursive: true });
  await writeFile(join(lostFolder, 'outbox', 'a-mail.txt'), 'Welcome.');
  // It has a database if one is set.
  if (!server.databaseUrl)
    expect((await porchlight(lostFolder, 'doctor')).stdout).toMatch(/fault +database .* is missing/);
  await writeFile(join(folder, databaseFile), 'no database at all'.repeat(100));
  expect((await porchlight(folder, 'doctor')).stdout).toMatch(/fault +database .*(restore|not a database)/);
  expect((await porchlight(join(folder, 'new'), 'doctor')).stdout).toMatch(/warning +DATA_DIR .* serve. creates it/);
  expect((await porchlight(join(folder, databaseFile, 'new'), 'doctor')).stdout).toMatch(
    /fault +DATA_DIR .* nothing can be created in/,
  );
  vi.stubEnv('PORT', 'x');
  expect((await porchlight(folder, 'doctor')).stdout).toContain('PORT must be a port');
});

test.each(['user list', 'backup a.tar.gz', 'migrate --status', 'migrate'])(
  'if PostgreSQL can’t be reached, %s shows its address without the password',
  async (command) => {
    const unreachable = { dataDir: folder, databaseUrl: 'postgres://ada:secret@127.0.0.1:1/porchlight' };
    const { code, stderr } = await porchlight(
      unreachable,
      ...command.replace('a.tar.gz', join(folder, 'a.tar.gz')).split(' '),
    );
    expect([code, stderr]).toEqual([1, expect.stringContaining("DATABASE_URL (127.0.0.1:1/porchlight) can't be used")]);
    expect(stderr).not.toMatch(/secret|\bat .*\.ts/);
  },
);
