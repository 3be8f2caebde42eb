import { hostCookiePrefix } from '@porchlight/contract/page-identifiers';
import { expect, test } from 'vitest';
import { choiceCookie } from './choice-cookie.ts';

test('over https, the cookie is bound to the host and only sent over https', () => {
  const name = `${hostCookiePrefix}scheme`;
  expect(choiceCookie('scheme', 'dark', 'https:')).toBe(`${name}=dark; max-age=31536000; path=/; SameSite=Lax; Secure`);
  expect(choiceCookie('scheme', null, 'https:')).toBe(`${name}=; max-age=31536000; path=/; SameSite=Lax; Secure`);
});

test('over http, the cookie is set without those restrictions', () => {
  expect(choiceCookie('data-saver', '1', 'http:')).toBe('data-saver=1; max-age=31536000; path=/; SameSite=Lax');
});
