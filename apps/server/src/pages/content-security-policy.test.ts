import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page can run its inline loader and no other inline script', () => {
  const policy = contentSecurityPolicy({ scripts: ['start()'], styles: ['a{}'], backendOrigin: '' });
  expect(policy).toContain(`script-src 'self' ${hash('start()')};`);
  expect(policy).toContain(hash('a{}'));
  expect(policy).not.toMatch(/(script-src|style-src-elem)[^;]*unsafe-inline/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
});

test('Emotion’s initial style element is allowed: the hash is that of the empty text', () => {
  expect(contentSecurityPolicy({ scripts: [], styles: [], backendOrigin: '' })).toContain(hash(''));
});

test('a page rendered in the browser allows styles only with its own nonce', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: { nonce: 'b25jZQ==' }, backendOrigin: '' });
  expect(policy).toContain("style-src-elem 'self' 'nonce-b25jZQ==';");
});

test('a podcast’s page can load an audio file of another site, which it names, but no scripts or frames', () => {
  const soundOrigins = ['https://sounds.example.org'];
  const policy = contentSecurityPolicy({ scripts: [], styles: [], backendOrigin: '', soundOrigins });
  expect(policy).toContain("media-src 'self' https://sounds.example.org;");
  expect(contentSecurityPolicy({ scripts: [], styles: [], backendOrigin: '' })).toContain("media-src 'self';");
  expect(policy).not.toMatch(/(script|style|object|connect)-src[^;]* https:/);
});

test('only the dashboard plays audio that is not uploaded yet', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: { nonce: 'b25jZQ==' }, backendOrigin: '' });
  expect(policy).toContain("media-src 'self' blob:;");
});

test('videos are framed only from the players of two sites', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [], backendOrigin: '' });
  expect(policy).toContain(
    "frame-src 'self' blob: https://www.youtube-nocookie.com/embed/ https://player.vimeo.com/video/;",
  );
});

test('pictures, PDFs and calls of a backend on another host are allowed', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [], backendOrigin: 'https://api.example.org' });
  for (const directive of ['img-src', 'connect-src', 'frame-src']) {
    expect(policy).toMatch(new RegExp(`${directive}[^;]* https://api\\.example\\.org`));
  }
});
