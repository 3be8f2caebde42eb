import type { SecurityEntry } from '@porchlight/contract/security-log';
import { expect, test } from 'vitest';
import { securityEntry } from './security-entries.ts';

/** The text of an entry's line. */
function sentenceOf(entry: Partial<SecurityEntry> & Pick<SecurityEntry, 'kind'>): string {
  const common = { id: 1, at: '2026-03-14T14:02:00Z', by: null, subject: '', details: {}, address: '' };
  const whole = { ...common, request_id: '', hash: '', ...entry };
  const { who, action, subject, note } = securityEntry(whole, new Date('2026-03-14T16:00:00Z'));
  return [who, action, subject, note].filter(Boolean).join(' ');
}

test('an unknown API key is shown by its first characters, and so are rate-limited attempts', () => {
  const refused = { kind: 'key_refused', subject: 'GET /api/get-all-story' } as const;
  const key = 'plk_0123456789ab';
  expect(sentenceOf({ ...refused, details: { state: 'unknown', key } })).toBe(
    `Someone was denied access to GET /api/get-all-story Unknown API key. It starts with ${key}.`,
  );
  expect(sentenceOf({ ...refused, details: { state: 'unknown' } })).toMatch(/story Unknown API key\.$/);
  const by = { id: -7, username: 'Newsletter (API key)' };
  expect(sentenceOf({ ...refused, by, details: { state: 'expired' } })).toBe(
    'Newsletter (API key) was denied access to GET /api/get-all-story The key has expired.',
  );
  expect(sentenceOf({ kind: 'throttled', subject: 'API key' })).toBe(
    'Someone was blocked for a while after too many unknown API keys',
  );
});

test('creating, opening and ending a preview link', () => {
  const by = { id: 1, username: 'ada' };
  expect(sentenceOf({ kind: 'preview_link_made', by, subject: 'story 12' })).toBe(
    'ada created a preview link for story 12',
  );
  expect(sentenceOf({ kind: 'preview_link_ended', by, subject: 'story 12' })).toBe(
    'ada deleted the preview link for story 12',
  );
  expect(sentenceOf({ kind: 'preview_opened', subject: 'story 12' })).toBe(
    'Someone opened the preview link for story 12',
  );
});
