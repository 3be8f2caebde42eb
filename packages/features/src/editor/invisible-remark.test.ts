import { expect, test } from 'vitest';
import { invisibleRemark } from './invisible-remark.ts';

test('who pastes a link with something invisible reads how it is saved', () => {
  expect(invisibleRemark('url', ' https://example.org/ep.mp3\u200b')).toBe(
    'Invisible characters are removed. Saved as: https://example.org/ep.mp3',
  );
  expect(invisibleRemark('email', 'ruby@example.org')).toBeUndefined();
});

test('a title of nothing that is seen counts as empty, and others keep what they need', () => {
  expect(invisibleRemark('text', '\u3164')).toBe('This shows nothing, and counts as empty.');
  expect(invisibleRemark('text', 'می‌روم')).toBeUndefined();
  expect([invisibleRemark('text', ''), invisibleRemark('text', '  ')]).toEqual([undefined, undefined]);
});
