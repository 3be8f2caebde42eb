// @module-tag database
import type { EmailListStatus } from '@porchlight/contract/email-list-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { forEachTest, forThisTest } from '../testing/for-each-test.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { Mailings } from './mailings.ts';

const minuteMs = 60_000;

const mails = forEachTest(startMailServer);
const server = forEachTest(() => startTestServer(undefined, undefined, { settings: mails.settings }));

const people = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.org`);
beforeEach(async () => {
  await server.post('/api/import-email', { emails: people });
});

/** Asks by the call, which begins to send at once. */
const ask = (count = people.length, at: TestServer = server) => at.post(otherCalls.askForConsent.path, { count });
const ada = { userId: 1, username: 'ada', role: 'administrator', tokenHash: '' } as const;
/** Queues the same without sending any, so that something can happen before. */
const queue = () =>
  new Mailings({ db: server.db, sends: true, now: () => new Date('2026-03-14T16:00:00Z') }).askForConsent(5, ada);
const status = async (): Promise<EmailListStatus> =>
  (await server.asStaff({ url: otherCalls.emailListStatus.path })).json();
/** How many deliveries of the last mailing are in each state. */
const deliveries = async () => {
  const rows = await server.db.read.selectFrom('deliveries').select(['state', 'mailing_id']).execute();
  const last = Math.max(...rows.map(({ mailing_id }) => Number(mailing_id)));
  const states = rows.flatMap(({ mailing_id, state }) => (Number(mailing_id) === last ? [state] : []));
  return Object.fromEntries(
    [...new Set(states)].map((state) => [state, states.filter((each) => each === state).length]),
  );
};
const recipients = () => mails.arrived.flatMap(({ to }) => to).toSorted();
const statuses = async () =>
  (await server.db.read.selectFrom('emails').select('status').orderBy('id').execute()).map((row) => row.status);

describe('someone who asks everyone for consent', () => {
  test('sees the exact number and the result; each person gets one email and is unconfirmed then', async () => {
    expect(await status()).toEqual({ sends: true, to_ask: 5, subscribed: 0, mailing: null });
    const response = await ask();
    expect(response.json()).toMatchObject({ to_ask: 0, mailing: { created_by: 'admin', deliveries: { waiting: 5 } } });
    await server.deliveries.deliver();
    expect(recipients()).toEqual(people);
    expect(mails.arrived[0]?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await status()).toMatchObject({ to_ask: 0, mailing: { deliveries: { waiting: 0, sent: 5 } } });
    expect(new Set(await statuses())).toEqual(new Set(['unconfirmed']));
  });

  test('with another number than there are asks nobody', async () => {
    const response = await ask(4);
    expect([response.statusCode, response.json().error.message]).toEqual([
      409,
      'The list has changed in the meantime, so nobody was asked. 5 people have not been asked by now.',
    ]);
    expect((await status()).mailing).toBeNull();
  });

  test('by two presses, or on two nodes, asks each person once', async () => {
    const other = forThisTest(
      await startTestServer(undefined, undefined, { settings: mails.settings, databaseUrl: server.databaseUrl }),
    );
    // Without PostgreSQL, a second server has a database of its own.
    const nodes = server.databaseUrl ? [server, other] : [server, server];
    const responses = await Promise.all(nodes.map((node) => ask(5, node)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await Promise.all(nodes.map((node) => node.deliveries.deliver()));
    expect(recipients()).toEqual(people);
    expect((await ask()).json().error.message).toBe('Nobody is left to ask: everyone has been asked already.');
  });
});

test('who has confirmed, left or subscribed in the meantime gets no email that asks', async () => {
  const [first = '', second = ''] = people;
  await queue();
  const subscribe = (email = '') => server.server.inject({ method: 'POST', url: '/api/add-email', payload: { email } });
  await subscribe(first);
  await server.mailer.deliver();
  expect(recipients()).toEqual([first]);
  await server.db.write((trx) =>
    trx.updateTable('emails').set({ status: 'left' }).where('email', '=', second).execute(),
  );
  await server.resources.services.email.remove(3);
  await server.deliveries.deliver();
  expect(recipients()).toEqual([first, ...people.slice(3)]);
  expect(await deliveries()).toMatchObject({ sent: 2, skipped: 3 });
});

test('a crash in the middle sends nothing twice: the email that was being sent is never sent again', async () => {
  await queue();
  await server.db.write((trx) =>
    trx
      .updateTable('deliveries')
      .set({ state: 'sending', tries: 1, next_at: Date.parse('2026-03-14T16:10:00Z') })
      .where('subscriber_id', '=', 1)
      .execute(),
  );
  await server.deliveries.deliver();
  expect(recipients()).toEqual(people.slice(1));
  server.pass(11 * minuteMs);
  await server.deliveries.deliver();
  expect([recipients(), await deliveries()]).toEqual([
    people.slice(1),
    expect.objectContaining({ sent: 4, unsure: 1 }),
  ]);
});

test('a connection that is lost after the email was handed over leaves it unsure', async () => {
  mails.answerWith('lost');
  await queue();
  await server.deliveries.deliver();
  expect(await deliveries()).toMatchObject({ unsure: 1, waiting: 4 });
  mails.answerWith(null);
  await server.deliveries.deliver();
  expect(await deliveries()).toMatchObject({ unsure: 1, sent: 4 });
});

test('a mail server that is down for a day delays all of them and loses none', async () => {
  await mails.stop();
  await queue();
  for (let hour = 0; hour < 24; hour += 1) {
    await server.deliveries.deliver();
    server.pass(60 * minuteMs);
  }
  expect(await deliveries()).toEqual({ waiting: 5 });
  expect(new Set(await statuses())).toEqual(new Set(['unasked']));
});

test('a temporary refusal is retried; someone whose email is given up can be asked again', async () => {
  mails.answerWith(451);
  await queue();
  await server.deliveries.deliver();
  expect(await deliveries()).toMatchObject({ waiting: 5 });
  for (let hour = 0; hour < 50; hour += 1) {
    server.pass(60 * minuteMs);
    await server.deliveries.deliver();
  }
  expect(await deliveries()).toEqual({ failed: 5 });
  expect(new Set(await statuses())).toEqual(new Set(['unasked']));
  mails.answerWith(null);
  await queue();
  await server.deliveries.deliver();
  expect(recipients()).toEqual(people);
});

test('an address that the mail server refuses is marked as bounced, and the others get their emails', async () => {
  mails.answerWith(550, 'no such mailbox', 'b@example.org');
  await queue();
  await server.deliveries.deliver();
  expect(recipients()).toEqual(people.filter((each) => each !== 'b@example.org'));
  expect(await deliveries()).toMatchObject({ sent: 4, bounced: 1 });
  expect((await statuses())[1]).toBe('bounced');
});
