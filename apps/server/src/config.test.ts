import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings there are sensible ones', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/\/data$/),
    publicUrl: 'http://localhost:3000',
    adminUsername: 'admin',
    adminPassword: undefined,
    trustProxy: false,
  });
});

test('settings are taken as they are meant', () => {
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
  ['DATABASE_URL', 'postgres://localhost/porchlight'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
});

test('TRUST_PROXY=true is refused with what to write instead', () => {
  expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
    'TRUST_PROXY can’t be true: everybody could write the address that is believed. Write how many proxies stand in front, such as 1, or their addresses, such as 127.0.0.1, 10.0.0.0/8.',
  );
});

test('all bad settings are named at once', () => {
  expect(() => readConfig({ PORT: 'x', PUBLIC_URL: 'x' })).toThrow(/PORT.*\nPUBLIC_URL/);
});
