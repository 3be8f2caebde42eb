import { expect, test } from 'vitest';
import { preferredEncoding } from './preferred-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['*', 'br'],
  ['nonsense;;q=x', 'identity'],
])('a browser that accepts %j gets %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
