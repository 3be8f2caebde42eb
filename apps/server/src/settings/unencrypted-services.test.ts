import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { unencryptedServices } from './unencrypted-services.ts';

const found = (settings: Record<string, string>) =>
  unencryptedServices(readConfig({ ...settings, ALLOW_UNENCRYPTED: 'true' })).join(' ');
const bucket = { STORAGE_URL: 's3://files', AWS_ACCESS_KEY_ID: 'KEY', AWS_SECRET_ACCESS_KEY: 'SECRET' };

test.each(['', '?sslmode=disable', '?sslmode=no-verify'])(
  'a database across the network is reported with %j',
  (mode) => {
    const said = found({ DATABASE_URL: `postgres://porchlight:a-password@db.example.org/site${mode}` });
    expect(said).toMatch(/database at db\.example\.org .*\?sslmode=verify-full/);
    expect(said).not.toContain('a-password');
  },
);

test.each([
  'postgres://porchlight:a-password@db.example.org/site?sslmode=verify-full',
  'postgres://porchlight:a-password@localhost/site',
  'postgres://porchlight:a-password@127.0.0.1:5432/site',
  'postgres://porchlight:a-password@[::1]/site',
])('%s is not reported', (url) => {
  expect(found({ DATABASE_URL: url })).toBe('');
});

test('a bucket across the network without https is reported', () => {
  expect(found({ ...bucket, AWS_ENDPOINT_URL_S3: 'http://store.example.org:8333' })).toMatch(
    /store\.example\.org:8333/,
  );
  for (const endpoint of ['https://store.example.org', 'http://127.0.0.1:8333'])
    expect(found({ ...bucket, AWS_ENDPOINT_URL_S3: endpoint })).toBe('');
  expect(found(bucket)).toBe('');
});

test('a collector of traces on another machine without https is reported', () => {
  expect(found({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.example.org:4318' })).toMatch(
    /traces\.example\.org:4318 without TLS/,
  );
  for (const endpoint of ['https://traces.example.org', 'http://localhost:4318'])
    expect(found({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toBe('');
});

test('a virus scanner on another machine is reported, because it would get every file unencrypted', () => {
  expect(found({ CLAMD_URL: 'tcp://scan.example.org:3310' })).toMatch(/scan\.example\.org without TLS/);
  for (const address of ['tcp://127.0.0.1:3310', 'tcp://[::1]:3310', 'unix:/run/clamav/clamd.ctl'])
    expect(found({ CLAMD_URL: address })).toBe('');
});

test('none of them is used unless the operator allows it, and all are named at once', () => {
  const settings = {
    ...bucket,
    DATABASE_URL: 'postgres://porchlight:a-password@db.example.org/site',
    AWS_ENDPOINT_URL_S3: 'http://store.example.org:8333',
  };
  expect(() => readConfig(settings)).toThrow(
    /^The database at db\.example\.org .*\nThe bucket at store\.example\.org:8333 .*\n.*ALLOW_UNENCRYPTED=true/,
  );
  expect(() => readConfig({ ...settings, ALLOW_UNENCRYPTED: 'perhaps' })).toThrow(/^ALLOW_UNENCRYPTED must be/);
  expect(readConfig({ ...settings, ALLOW_UNENCRYPTED: 'true' }).allowsUnencrypted).toBe(true);
});
