import { beforeEach, expect, test } from 'vitest';
import { retryDelaysMs } from '../mail/mailer.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startTestServer } from '../testing/test-server.ts';

const mails = forEachTest(startMailServer);
const server = forEachTest(() => startTestServer('2026-03-06T12:00:00Z', undefined, { settings: mails.settings }));

beforeEach(async () => {
  await server.asStaff({ method: 'PUT', url: '/api/update-single-user/1', payload: { email: 'ada@example.org' } });
  const questions = [{ id: 'mail', kind: 'email', label: 'What is your email address?', required: true }];
  const form = (await server.post('/api/add-form', { title: 'Pantry', questions, keep_days: '30' })).json().form;
  const { token } = (await server.server.inject({ url: `/api/get-form-key/${form.id}` })).json().form_key;
  server.pass(60_000);
  const payload = { token, answers: { mail: 'ruth@example.org' } };
  await server.server.inject({ method: 'POST', url: `/api/send-form/${form.id}`, payload });
});

const reply = (text = 'Come on Tuesday.\nBring a bag.', key = 'aaaaaaaa') =>
  server.post('/api/reply-to-entry/1', { key, text });
const statesOf = async () =>
  (await server.asStaff({ url: '/api/get-entry-replies/1' }))
    .json()
    .replies.map(({ state }: { state: string }) => state);

test('a reply goes to who has sent the entry, once, and their answer to the colleague', async () => {
  await Promise.all([reply(), reply()]);
  await server.mailer.deliver();
  expect(mails.arrived.map(({ to }) => to)).toEqual([['ruth@example.org']]);
  expect(mails.arrived[0]?.source).toMatch(/Subject: Re: Pantry/);
  expect(mails.arrived[0]?.source).toMatch(/Reply-To: ada@example.org/);
  expect((await server.asStaff({ url: '/api/get-entry-replies/1' })).json()).toMatchObject({
    replies: [{ text: 'Come on Tuesday.\nBring a bag.', by: 'admin', state: 'sent', problem: '' }],
    can_send: true,
  });
});

test('a mail server that is down for a day gets it afterwards, and meanwhile it is shown why it waits', async () => {
  mails.answerWith(451, 'not now');
  await reply();
  await server.mailer.deliver();
  const waiting = (await server.asStaff({ url: '/api/get-entry-replies/1' })).json().replies[0];
  expect([waiting.state, waiting.problem]).toEqual(['waiting', expect.stringContaining('not now')]);
  for (const delay of retryDelaysMs.slice(0, -1)) {
    server.pass(delay);
    await server.mailer.deliver();
  }
  mails.answerWith(null);
  server.pass(retryDelaysMs.at(-1) ?? 0);
  await server.mailer.deliver();
  expect(mails.arrived).toHaveLength(1);
  expect(await server.db.read.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test('a refused reply is shown as not sent, and can be sent again', async () => {
  mails.answerWith(550, 'No such mailbox');
  await reply();
  await server.mailer.deliver();
  expect(await statesOf()).toEqual(['failed']);
  await server.mailer.purge();
  mails.answerWith(null);
  await reply();
  await server.mailer.deliver();
  expect(await statesOf()).toEqual(['sent']);
});

test('only people who may read the entry reply and read replies, and its deletion deletes them unsent', async () => {
  const viewer = await server.person('viewer');
  const payload = { key: 'bbbbbbbb', text: 'x' };
  for (const request of [
    { url: '/api/get-entry-replies/1' },
    { method: 'POST' as const, url: '/api/reply-to-entry/1', payload },
  ])
    expect((await viewer.call(request)).statusCode).toBe(403);
  mails.answerWith(451);
  await reply();
  await server.post('/api/delete-entries-of', { email: 'ruth@example.org' });
  for (const table of ['entry_replies', 'mails'] as const)
    expect(await server.db.read.selectFrom(table).selectAll().execute()).toEqual([]);
});
