// @module-tag database
import { beforeEach, describe, expect, test } from 'vitest';
import { captureLog } from '../testing/captured-log.ts';
import { forEachTest, forThisTest } from '../testing/for-each-test.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startTestServer } from '../testing/test-server.ts';

const minuteMs = 60_000;

const mails = forEachTest(startMailServer);
const server = forEachTest(() => startTestServer(undefined, undefined, { settings: mails.settings }));
beforeEach(async () => {
  await server.asStaff({ method: 'PUT', url: '/api/update-single-user/1', payload: { email: 'admin@example.org' } });
});

/** Queues an email without sending it. */
const post = (at = server) =>
  at.db.write((trx) => at.mailer.enqueue(trx, { kind: 'password-reset', userId: 1, facts: {} }));
const left = () => server.db.read.selectFrom('mails').select(['state', 'tries', 'problem']).execute();

describe('a mail server', () => {
  test('with a temporary error gets the email later', async () => {
    mails.answerWith(451);
    await post();
    await server.mailer.deliver();
    expect(await left()).toEqual([
      { state: 'waiting', tries: 1, problem: expect.stringContaining('not now, thank you') },
    ]);
    mails.answerWith(null);
    await server.mailer.deliver();
    expect(mails.arrived).toHaveLength(0);
    server.pass(minuteMs);
    await server.mailer.deliver();
    expect(mails.arrived).toHaveLength(1);
    expect(await left()).toEqual([]);
  });

  test('with a long temporary error still gets it', async () => {
    const { id } = (await server.resources.services.user.create({
      ...{ username: 'ruth', email: 'ruth@example.org', password: 'a lamp at dusk' },
    })) as { id: number };
    await server.db.write((trx) =>
      server.mailer.enqueue(trx, { kind: 'invitation', userId: id, facts: { by: 'ada' } }),
    );
    mails.answerWith(451);
    for (const minutes of [1, 5, 15, 60]) {
      await server.mailer.deliver();
      server.pass(minutes * minuteMs);
    }
    mails.answerWith(null);
    await server.mailer.deliver();
    expect(mails.arrived.map(({ to }) => to)).toEqual([['ruth@example.org']]);
  });

  test('gets no request for a review that was taken back, and one for the others', async () => {
    const { story, user } = server.resources.services;
    const { id: userId } = await user.create({ username: 'rosa', password: 'a lamp at dusk', role: 'author' });
    const actor = { userId, username: 'rosa', role: 'author', tokenHash: '' } as const;
    for (const title of ['Okra', 'Corn', 'Beans']) await story.create({ title, state: 'in_review' }, { actor });
    await story.update(1, { state: 'draft' }, { actor });
    server.pass(minuteMs);
    await server.mailer.deliver();
    expect(mails.arrived).toHaveLength(1);
    expect(mails.arrived[0]?.source).toMatch(/For review: 2/);
    await story.update(2, { state: 'draft' }, { actor });
    await story.update(2, { state: 'in_review' }, { actor });
    await story.update(2, { state: 'draft' }, { actor });
    server.pass(minuteMs);
    await server.mailer.deliver();
    expect(mails.arrived).toHaveLength(1);
  });

  test('that is down gets it once it is back', async () => {
    await post();
    await mails.stop();
    await server.mailer.deliver();
    expect(await left()).toMatchObject([
      { state: 'waiting', tries: 1, problem: expect.stringContaining('ECONNREFUSED') },
    ]);
  });

  test('that refuses an email permanently is not asked again', async () => {
    mails.answerWith(550);
    await post();
    await server.mailer.deliver();
    expect(await left()).toMatchObject([{ state: 'failed', tries: 1 }]);
    server.pass(24 * 60 * minuteMs);
    await server.mailer.deliver();
    expect(await left()).toMatchObject([{ state: 'failed', tries: 1 }]);
  });

  test('gets no link that has expired', async () => {
    mails.answerWith(451);
    await post();
    await server.mailer.deliver();
    mails.answerWith(null);
    server.pass(61 * minuteMs);
    await server.mailer.deliver();
    expect(mails.arrived).toHaveLength(0);
    expect(await left()).toEqual([]);
  });
});

test('a database without the queue is reported once, and the emails are sent when it is back', async () => {
  const log = await captureLog('warn');
  const away = forThisTest(
    await startTestServer(undefined, undefined, { settings: mails.settings, logger: log.logger }),
  );
  const rename = (from: string, to: string) =>
    away.db.write((trx) => trx.schema.alterTable(from).renameTo(to).execute());
  await away.asStaff({ method: 'PUT', url: '/api/update-single-user/1', payload: { email: 'admin@example.org' } });
  await away.mailer.deliver();
  await post(away);
  await rename('mails', 'mails_elsewhere');
  for (let look = 1; look <= 3; look += 1) await away.mailer.deliver();
  expect(log.lines().map(({ msg }) => msg)).toEqual(['the mail queue can’t be read']);
  await rename('mails_elsewhere', 'mails');
  await away.mailer.deliver();
  expect(mails.arrived).toHaveLength(1);
});

describe('two nodes', () => {
  test('send each email once', async () => {
    const second = server.databaseUrl
      ? await startTestServer(undefined, undefined, { settings: mails.settings, databaseUrl: server.databaseUrl })
      : server;
    for (let round = 1; round <= 4; round += 1) {
      // Fewer than the maximum number of links, so a third one would be sent.
      await Promise.all([post(), post()]);
      await Promise.all([server.mailer.deliver(), second.mailer.deliver()]);
      expect(mails.arrived).toHaveLength(2 * round);
      for (const node of new Set([server, second])) node.pass(61 * minuteMs);
    }
    if (second !== server) await second.stop();
  });
});
