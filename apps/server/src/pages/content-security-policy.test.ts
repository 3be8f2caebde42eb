import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page may run the loader it carries and nothing else that is inline', () => {
  const policy = contentSecurityPolicy({ scripts: ['start()'], styles: ['a{}'], backendOrigin: '' });
  expect(policy).toContain(`script-src 'self' ${hash('start()')};`);
  expect(policy).toContain(hash('a{}'));
  expect(policy).not.toMatch(/(script-src|style-src-elem)[^;]*unsafe-inline/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
});

test('the style element that Emotion starts from is let through: the hash is the empty text’s', () => {
  expect(contentSecurityPolicy({ scripts: [], styles: [], backendOrigin: '' })).toContain(hash(''));
});

test('a page drawn in the browser lets styles pass by its own nonce and by nothing else', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: { nonce: 'b25jZQ==' }, backendOrigin: '' });
  expect(policy).toContain("style-src-elem 'self' 'nonce-b25jZQ==';");
});

test('a podcast may be a sound file of another site, which the page names; nothing that runs or frames may', () => {
  const soundOrigins = ['https://sounds.example.org'];
  const policy = contentSecurityPolicy({ scripts: [], styles: [], backendOrigin: '', soundOrigins });
  expect(policy).toContain("media-src 'self' https://sounds.example.org;");
  expect(contentSecurityPolicy({ scripts: [], styles: [], backendOrigin: '' })).toContain("media-src 'self';");
  expect(policy).not.toMatch(/(script|style|object|connect)-src[^;]* https:/);
});

test('the dashboard alone plays a sound that is not sent yet', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: { nonce: 'b25jZQ==' }, backendOrigin: '' });
  expect(policy).toContain("media-src 'self' blob:;");
});

test('films are framed from the players of two sites and from nowhere else', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [], backendOrigin: '' });
  expect(policy).toContain(
    "frame-src 'self' blob: https://www.youtube-nocookie.com/embed/ https://player.vimeo.com/video/;",
  );
});

test('pictures, PDFs and calls of a backend elsewhere are let through', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [], backendOrigin: 'https://api.example.org' });
  for (const directive of ['img-src', 'connect-src', 'frame-src']) {
    expect(policy).toMatch(new RegExp(`${directive}[^;]* https://api\\.example\\.org`));
  }
});
