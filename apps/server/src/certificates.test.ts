// @module-tag database
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { postgresBuilder, requirePostgres } from './db/postgres.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { openBlobStore } from './media/index.ts';
import { createSelfSignedCertificate, type SelfSignedCertificate } from './testing/self-signed.ts';
import { acquireDatabase, isOnPostgres, releaseDatabase, runSql } from './testing/test-database.ts';

const trusted = getCACertificates('default');
const untrusted = /its certificate is not signed by an authority that this machine trusts.*NODE_EXTRA_CA_CERTS/;
let own: SelfSignedCertificate;
let another: SelfSignedCertificate;
beforeAll(async () => {
  [own, another] = await Promise.all([
    createSelfSignedCertificate(),
    createSelfSignedCertificate('DNS:database.example.org'),
  ]);
});
const ends: (() => unknown)[] = [];
afterEach(async () => {
  setDefaultCACertificates(trusted);
  for (const end of ends.splice(0)) await end();
});

/** Lets a server of a test listen. @returns its port */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** The result for a service: 'used', or the error. */
const outcome = (check: Promise<unknown>): Promise<string> =>
  check.then(
    () => 'used',
    (error: Error) => error.message,
  );

async function reach(url: string): Promise<string> {
  const db = postgresBuilder(url);
  ends.push(() => db.destroy());
  return outcome(requirePostgres(db, url));
}

describe('a PostgreSQL with an untrusted certificate', () => {
  /** A stub of PostgreSQL that accepts TLS and records what it receives. */
  async function startPostgres({ key, cert }: SelfSignedCertificate) {
    const received: string[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (request: Buffer) => {
        // SSLRequest, see PostgreSQL's "Message Formats".
        if (request.readInt32BE(4) !== 80877103) return received.push(request.toString('latin1'));
        socket.write('S');
        const secure = new TLSSocket(socket, { isServer: true, key, cert });
        secure.on('error', () => undefined);
        secure.on('data', (data) => {
          received.push(data.toString('latin1'));
          secure.destroy();
        });
      });
    });
    return { port: await listen(server), received };
  }
  const connect = (port: number, mode: string) =>
    reach(`postgres://porchlight:a-password@127.0.0.1:${port}/site?sslmode=${mode}`);

  test.each(['verify-full', 'require'])(
    'does not get the credentials, with sslmode=%s, and the operator is told why',
    async (mode) => {
      const { port, received } = await startPostgres(own);
      const message = await connect(port, mode);
      expect(message).toMatch(untrusted);
      expect(message).toMatch(/^The database of DATABASE_URL \(127\.0\.0\.1:\d+\/site\) can't be used: /);
      expect(message).not.toContain('a-password');
      expect(received).toEqual([]);
    },
  );

  test('is not used with a trusted certificate for another name either', async () => {
    setDefaultCACertificates([...trusted, another.cert]);
    const { port, received } = await startPostgres(another);
    expect(await connect(port, 'verify-full')).toContain('its certificate is for another name');
    expect(received).toEqual([]);
  });

  test('control: once it is trusted, the connection succeeds', async () => {
    setDefaultCACertificates([...trusted, own.cert]);
    const { port, received } = await startPostgres(own);
    expect(await connect(port, 'verify-full')).not.toMatch(untrusted);
    expect(received.join()).toContain('porchlight');
  });
});

test.skipIf(!isOnPostgres())('a PostgreSQL account with a certificate needs no password', async () => {
  const url = (await acquireDatabase()) ?? '';
  ends.push(() => releaseDatabase(url));
  const show = async (setting: string) => String(Object.values((await runSql(url, `show ${setting}`))[0] ?? {})[0]);
  const [data, rules] = [await show('data_directory'), await show('hba_file')];
  const { uid, gid } = await stat(data);
  // The name in the certificate is the account's name.
  const client = await createSelfSignedCertificate();
  for (const [name, text] of Object.entries({ key: own.key, cert: own.cert, clients: client.cert })) {
    await writeFile(join(data, name), text, { mode: 0o600 });
    await chown(join(data, name), uid, gid);
  }
  await writeFile(
    rules,
    `hostssl all localhost all cert\nhostnossl all localhost all reject\n${await readFile(rules)}`,
  );
  for (const [name, value] of Object.entries({ ssl_cert_file: 'cert', ssl_key_file: 'key', ssl_ca_file: 'clients' }))
    await runSql(url, `alter system set ${name} = '${value}'`);
  await runSql(url, 'alter system set ssl = on');
  await runSql(url, 'create role localhost login');
  await runSql(url, 'select pg_reload_conf()');
  await expect.poll(() => show('ssl')).toBe('on');

  const folder = await mkdtemp(join(tmpdir(), 'porchlight-client-'));
  ends.push(() => rm(folder, { recursive: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  await Promise.all([writeFile(key, client.key), writeFile(cert, client.cert)]);
  setDefaultCACertificates([...trusted, own.cert]);
  const address = Object.assign(new URL(url), { username: 'localhost', search: 'sslmode=verify-full' }).href;
  expect(await reach(`${address}&sslcert=${cert}&sslkey=${key}`)).toBe('used');
  expect(await reach(address)).toContain('certificate');
});

describe('a bucket with an untrusted certificate', () => {
  async function check() {
    const received: (string | undefined)[] = [];
    const server = createHttpsServer(own, (request, response) => {
      received.push(request.headers.authorization);
      response.writeHead(403).end();
    });
    const endpoint = `https://127.0.0.1:${await listen(server)}`;
    const credentials = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' };
    const storage = { bucket: 'porch-files', prefix: '', region: 'us-east-1', endpoint, credentials };
    const blobs = await openBlobStore({ dataDir: '', storage, now: () => new Date() });
    return { message: await outcome(blobs.check()), received };
  }

  test('gets no request, and the operator is told why', async () => {
    const { message, received } = await check();
    expect(message).toMatch(untrusted);
    expect(received).toEqual([]);
  });

  test('control: once it is trusted, it gets the request', async () => {
    setDefaultCACertificates([...trusted, own.cert]);
    const { message, received } = await check();
    expect(message).not.toMatch(untrusted);
    expect(received[0]).toContain('Credential=KEY');
  });
});

describe.each([
  ['from the start (smtps)', true],
  ['after STARTTLS', false],
])('a mail server with TLS %s and an untrusted certificate', (_when, secure) => {
  async function check() {
    const received: string[] = [];
    const server = new SMTPServer({
      ...own,
      secure,
      onAuth({ username = '' }, _session, done) {
        received.push(username);
        done(null, { user: username });
      },
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    ends.push(() => new Promise<void>((resolve) => server.close(resolve)));
    const { port } = server.server.address() as AddressInfo;
    const settings = {
      smtpUrl: `${secure ? 'smtps' : 'smtp'}://office:a-password@127.0.0.1:${port}`,
      mailFrom: undefined,
      dataDir: '',
      publicUrl: 'https://porchlight.example.org',
      allowsUnencrypted: false,
    };
    const transport = createMailTransport(
      settings,
      () => 'Porchlight',
      () => new Date(),
    );
    return { message: await outcome(transport.check()), received };
  }

  test('does not get the password, and the operator is told why', async () => {
    const { message, received } = await check();
    expect(message).toMatch(untrusted);
    expect(message).not.toContain('a-password');
    expect(received).toEqual([]);
  });

  test('control: once it is trusted, the server signs in', async () => {
    setDefaultCACertificates([...trusted, own.cert]);
    expect(await check()).toEqual({ message: 'used', received: ['office'] });
  });
});
