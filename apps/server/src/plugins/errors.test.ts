import { expect, test } from 'vitest';
import { toApiError } from './errors.ts';

test.each(['ENOSPC', 'EDQUOT'])('who uploads to a disk that is full (%s) is asked to come again', (code) => {
  const error = toApiError(Object.assign(new Error(`${code}: write`), { code }));
  expect([error.status, error.details.retryAfterSeconds]).toEqual([503, 5]);
});
