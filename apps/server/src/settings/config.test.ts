import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('the defaults are valid', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/\/data$/),
    publicUrl: 'http://localhost:3000',
    adminUsername: 'admin',
    adminPassword: undefined,
    trustProxy: false,
    logLevel: 'info',
    logFormat: 'json',
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
  });
});

test('settings are parsed', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://example.org/',
    TRUST_PROXY: '1',
    ADMIN_PASSWORD: ' with spaces ',
  });
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://example.org',
    trustProxy: 1,
    adminPassword: ' with spaces ',
  });
  expect(readConfig({ TRUST_PROXY: '::1, fd00::/8' }).trustProxy).toBe('::1, fd00::/8');
  expect(readConfig({ TRUST_PROXY: 'False' }).trustProxy).toBe(false);
  expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(0);
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toBe('10.0.0.1, 10.1.0.0/16');
});

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'example.org'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'https://example.org/site'],
  ['PUBLIC_URL', 'https://example.org/?from=mail'],
  ['PUBLIC_URL', 'https://example.org/#top'],
  ['PUBLIC_URL', 'https://ada:secret@example.org/'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'TRUE'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '100'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '999.1.1.1'],
  ['TRUST_PROXY', '10.0.0.1, 10.1.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1/'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_FORMAT', 'xml'],
  ['METRICS_PORT', '70000'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_TRACES_SAMPLER_ARG', 'a tenth'],
  ['METRICS_PORT', '3000'],
  ['STORAGE_URL', 'https://bucket.example.org'],
  ['STORAGE_URL', 's3://'],
  ['STORAGE_URL', 's3://key:secret@bucket'],
  ['STORAGE_URL', 's3://bucket/a//b'],
  ['STORAGE_URL', 's3://bucket?region=x'],
  ['AWS_REGION', 'eu central'],
  ['AWS_ENDPOINT_URL_S3', 's3.example.org'],
  ['DATABASE_URL', 'mysql://localhost/porchlight'],
  ['DATABASE_URL', 'postgres://localhost'],
  ['DATABASE_URL', 'porchlight'],
  ['DATABASE_URL', 'postgres://ada:se#cret@localhost/porchlight'],
  ['DATABASE_URL', 'postgres://ada:12/34@localhost/porchlight'],
  ['DATABASE_URL', 'postgres://ada:p@ss/1?2@localhost/porchlight'],
  ['PUBLIC_URL', 'https://example.org/#'],
  ['PUBLIC_URL', 'https://:secret@example.org'],
  ['AWS_ENDPOINT_URL_S3', 'https://key:secret@s3.example.org'],
  ['AWS_ENDPOINT_URL_S3', 'https://s3.example.org/#files'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318/#traces'],
  ['CLAMD_URL', 'unix:/run/clamav#1/clamd.ctl'],
  ['CLAMD_URL', 'unix:/run/100%/clamd.ctl'],
  ['CLAMD_URL', 'tcp://ada:secret@127.0.0.1:3310'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
});

test('a bucket has a prefix and a key, and the key alone is refused', () => {
  const bucket = { STORAGE_URL: 's3://porch-files/site/a/' };
  expect(readConfig(bucket).storage).toMatchObject({ bucket: 'porch-files', prefix: 'site/a', region: 'us-east-1' });
  expect(readConfig({ STORAGE_URL: 's3://porch.files' }).storage).toMatchObject({ bucket: 'porch.files', prefix: '' });
  const key = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000' };
  expect(readConfig({ ...bucket, ...key }).storage).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  expect(() => readConfig({ ...bucket, AWS_ACCESS_KEY_ID: 'a' })).toThrow(/AWS_SECRET_ACCESS_KEY/);
  // Other tools may have set it. Without a bucket it is ignored.
  expect(readConfig({ AWS_ACCESS_KEY_ID: 'a' }).storage).toBeUndefined();
});

test('a PostgreSQL database can have either protocol name, and an invalid address is reported without its password', () => {
  for (const url of [
    'postgres://ada:secret@db.example.org:5432/porchlight?sslmode=verify-full',
    'postgresql:///porchlight?host=/run',
  ]) {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  }
  const refused = () =>
    readConfig({ DATABASE_URL: 'postgress://ada:secret@db.example.org/porchlight?sslmode=verify-full' });
  expect(refused).toThrow(/^DATABASE_URL must be the address of a PostgreSQL database/);
  expect(refused).not.toThrow(/secret/);
});

test.each([
  ['smtp://me:p@ss#1@mail.example.org:587', 'write # as %23'],
  ['smtp://me:100%sure@mail.example.org:587', 'write % as %25'],
  ['smtp://me:p%ff@mail.example.org:587', 'write % as %25'],
  ['smtp://me:p@ss?1@mail.example.org:587', 'write / as %2F, ? as %3F and @ as %40'],
  ['smtp://me:p@ss/1@mail.example.org:587', 'write / as %2F, ? as %3F and @ as %40'],
  ['smtp://me:pa\tss@mail.example.org:587', 'remove it'],
  ['smtp://me:pa\\ss@mail.example.org:587', 'write \\ as %5C'],
])('a password that makes a URL ambiguous is refused with the correct spelling: %j', (url, remedy) => {
  const read = () => readConfig({ SMTP_URL: url, MAIL_FROM: 'office@example.org' });
  expect(read).toThrow(/^SMTP_URL contains an? [^\n]*\.$/);
  expect(read).toThrow(remedy);
  expect(read).not.toThrow(/me:/);
});

test.each([
  'smtp://me:p%40ss%231@mail.example.org:587',
  'smtps://office%40example.org:se%2Fcret@mail.example.org?pool=true',
  'smtp://me:p@ss@mail.example.org',
])('a mail server with an unambiguous URL is accepted: %s', (url) => {
  expect(readConfig({ SMTP_URL: url, MAIL_FROM: 'office@example.org' }).smtpUrl).toBe(url);
});

test('TRUST_PROXY=true is refused with the correct format', () => {
  expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
    'TRUST_PROXY can’t be true: anyone could then send a made-up address. Use the number of proxies in front of the server, such as 1, or their addresses, such as 127.0.0.1, 10.0.0.0/8.',
  );
});

test('all invalid settings are reported at once', () => {
  expect(() => readConfig({ PORT: 'x', PUBLIC_URL: 'x' })).toThrow(/^PORT.*\nPUBLIC_URL [^\n]*$/);
});

test('in a terminal the log is text, unless another format is set', () => {
  expect(readConfig({}, true).logFormat).toBe('pretty');
  expect(readConfig({ LOG_FORMAT: 'JSON' }, true).logFormat).toBe('json');
  expect(readConfig({ LOG_FORMAT: 'pretty', LOG_LEVEL: ' Debug ' })).toMatchObject({
    logFormat: 'pretty',
    logLevel: 'debug',
  });
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file with a secret and gives its path. */
function secretFile(content: string | Buffer): string {
  const path = join(folder, 'secret');
  writeFileSync(path, content);
  return path;
}

test.each([
  ['as it is', 'a lamp on every porch'],
  ['with a line break', 'a lamp on every porch\n'],
  ['written on Windows', '\uFEFFa lamp on every porch\r\n'],
])('the first password can be in a file, %s', (_how, content) => {
  expect(readConfig({ ADMIN_PASSWORD_FILE: secretFile(content) }).adminPassword).toBe('a lamp on every porch');
});

test.each([
  ['that does not exist', () => join(folder, 'none'), 'no such file'],
  ['that is a folder', () => folder, 'EISDIR'],
  ['that is empty', () => secretFile('\n'), 'it is empty'],
  ['that is not text', () => secretFile(Buffer.from([0xff, 0xfe, 0x61])), 'valid'],
  ['that is far too large', () => secretFile('x'.repeat(70_000)), 'too large'],
])('a secret’s file %s is named', (_which, path, reason) => {
  expect(() => readConfig({ ADMIN_PASSWORD_FILE: path() })).toThrow(
    new RegExp(
      `^ADMIN_PASSWORD_FILE must be the path of a readable text file that contains only the secret: .*${reason}`,
    ),
  );
});

test('a secret that is both set and in a file is refused', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'one', ADMIN_PASSWORD_FILE: secretFile('other') })).toThrow(
    'ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set: unset one of them.',
  );
});

test('all errors are reported at once, without any secret', () => {
  const environment = {
    PORT: 'a',
    LOG_LEVEL: 'loud',
    ADMIN_PASSWORD: 'hush',
    ADMIN_PASSWORD_FILE: '/x',
    METRICS_PORT: '-1',
  };
  const message = (() => {
    try {
      return readConfig(environment);
    } catch (error) {
      return String(error);
    }
  })();
  for (const name of ['PORT must', 'LOG_LEVEL must', 'METRICS_PORT must', 'ADMIN_PASSWORD and']) {
    expect(message).toContain(name);
  }
  expect(message).not.toContain('hush');
});
