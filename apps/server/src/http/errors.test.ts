import { expect, test } from 'vitest';
import { toHttpError } from './errors.ts';

test.each([
  ['full', { code: 'ENOSPC' }, /no space left/],
  ['full for this account', { code: 'EDQUOT' }, /no space left/],
  ['full, by SQLite', { errcode: 13 }, /no space left/],
  ['full, by PostgreSQL', { code: '53100', severity: 'ERROR' }, /no space left/],
  ['read-only', { code: 'EROFS' }, /can’t save anything right now/],
  ['read-only, by SQLite', { errcode: 1032 }, /can’t save anything right now/],
  ['failing', { code: 'EIO' }, /can’t save anything right now/],
  ['failing, by SQLite', { errcode: 778 }, /can’t save anything right now/],
])('someone who saves to a disk that is %s is told so and asked to try again', (_what, details, message) => {
  const error = toHttpError(Object.assign(new Error('write'), details));
  expect([error.status, error.details.retryAfterSeconds]).toEqual([503, 5]);
  expect(error.message).toMatch(message);
});
