import { expect, test } from 'vitest';
import { toHttpError } from './errors.ts';

test.each(['ENOSPC', 'EDQUOT'])('who uploads to a disk that is full (%s) is asked to come again', (code) => {
  const error = toHttpError(Object.assign(new Error(`${code}: write`), { code }));
  expect([error.status, error.details.retryAfterSeconds]).toEqual([503, 5]);
});
