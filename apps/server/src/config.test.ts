import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings there are sensible ones', () => {
  expect(readConfig({ PORT: '', SEED_DEMO: ' ' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/\/data$/),
    publicUrl: 'http://localhost:3000',
    adminUsername: 'admin',
    adminPassword: undefined,
    seedDemo: true,
    trustProxy: false,
  });
});

test('settings are taken as they are meant', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://example.org/',
    SEED_DEMO: 'FALSE',
    TRUST_PROXY: '1',
    ADMIN_PASSWORD: ' with spaces ',
  });
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://example.org',
    seedDemo: false,
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
  ['SEED_DEMO', 'maybe'],
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
  ['DATABASE_URL', 'mysql://localhost/porchlight'],
  ['DATABASE_URL', 'postgres://localhost'],
  ['DATABASE_URL', 'porchlight'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
});

test('a PostgreSQL database is taken by either name of its protocol, and a bad address is told without its password', () => {
  for (const url of ['postgres://ada:secret@db.example.org:5432/porchlight', 'postgresql:///porchlight?host=/run']) {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  }
  const refused = () => readConfig({ DATABASE_URL: 'postgress://ada:secret@db.example.org/porchlight' });
  expect(refused).toThrow(/^DATABASE_URL has to be the address of a PostgreSQL database/);
  expect(refused).not.toThrow(/secret/);
});

test('TRUST_PROXY=true is refused with what to write instead', () => {
  expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
    'TRUST_PROXY can’t be true: everybody could write the address that is believed. Write how many proxies stand in front, such as 1, or their addresses, such as 127.0.0.1, 10.0.0.0/8.',
  );
});

test('all bad settings are named at once', () => {
  expect(() => readConfig({ PORT: 'x', SEED_DEMO: 'x' })).toThrow(/PORT.*\nSEED_DEMO/);
});
