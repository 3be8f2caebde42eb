import { hostCookiePrefix } from '@porchlight/contract/page-identifiers';
import { expect, test } from 'vitest';
import { choiceCookie } from './choice-cookie.ts';

test('what a visitor chose over https is this host’s alone, and never sent in the open', () => {
  const name = `${hostCookiePrefix}scheme`;
  expect(choiceCookie('scheme', 'dark', 'https:')).toBe(`${name}=dark; max-age=31536000; path=/; SameSite=Lax; Secure`);
  expect(choiceCookie('scheme', null, 'https:')).toBe(`${name}=; max-age=31536000; path=/; SameSite=Lax; Secure`);
});

test('over plain http, where a browser would refuse it otherwise, it is kept all the same', () => {
  expect(choiceCookie('data-saver', '1', 'http:')).toBe('data-saver=1; max-age=31536000; path=/; SameSite=Lax');
});
