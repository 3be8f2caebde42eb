import { filePaths } from '@porchlight/contract/public-paths';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errors } from '../plugins/errors.ts';
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

test.each(Object.values(filePaths))(
  'for a missing file below %s, programs get the error and people a page',
  async (path) => {
    const app = Fastify();
    app.decorateReply('renderResponsePage', async function ({ status }) {
      return this.code(status).type('text/html').send('<p>Page</p>');
    });
    await app.register(errors);
    const typeFor = async (accept: string) =>
      (await app.inject({ url: `${path}missing`, headers: { accept } })).headers['content-type'];
    expect(await typeFor('*/*')).toMatch(/^application\/json/);
    expect(await typeFor('video/webm,video/*;q=0.9,*/*;q=0.5')).toMatch(/^application\/json/);
    expect(await typeFor('text/html,application/xhtml+xml,*/*;q=0.8')).toMatch(/^text\/html/);
    await app.close();
  },
);
