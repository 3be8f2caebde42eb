import { expect, test } from 'vitest';
import { choiceCookie } from './choice-cookie.ts';

test('what a visitor chose over https is never sent in the open', () => {
  expect(choiceCookie('scheme', 'dark', 'https:')).toBe('scheme=dark; max-age=31536000; path=/; SameSite=Lax; Secure');
  expect(choiceCookie('scheme', null, 'https:')).toBe('scheme=; max-age=0; path=/; SameSite=Lax; Secure');
});

test('over plain http, where a browser would refuse it otherwise, it is kept all the same', () => {
  expect(choiceCookie('data-saver', '1', 'http:')).not.toContain('Secure');
});
