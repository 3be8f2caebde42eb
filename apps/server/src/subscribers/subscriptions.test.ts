// @module-tag database
import { otherCalls } from '@porchlight/contract/other-calls';
import { subscribeConsentText } from '@porchlight/contract/texts';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '../jobs/housekeeping.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { serverForEachTest, startTestServer } from '../testing/test-server.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const mails = forEachTest(startMailServer);
const server = forEachTest(() => startTestServer(undefined, undefined, { settings: mails.settings }));

const addressOf = { ip: '203.0.113.7' };
const subscribe = (email: string, options: InjectOptions = {}, at = server) =>
  at.server.inject({
    ...{ method: 'POST', url: '/api/add-email', payload: { email }, remoteAddress: addressOf.ip },
    ...options,
  });
const row = async (id = 1) =>
  server.db.read.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (id = 1) => (await row(id)).status;

/** The links of the last email, by their kind, as paths. */
function linksIn(index = -1): Record<'confirm' | 'preferences' | 'leave', string> {
  const source = (mails.arrived.at(index)?.source ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=');
  const find = (kind: string) => new RegExp(`/email-list/${kind}\\?token=[\\w.-]+`).exec(source)?.[0] ?? '';
  return { confirm: find('confirm'), preferences: find('preferences'), leave: find('leave') };
}
const get = (url: string) => server.server.inject({ url });
const press = (url: string, payload = '') =>
  server.server.inject({
    ...{ method: 'POST', url, payload },
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site', origin: 'null' },
  });

/** Someone subscribes and gets the email. */
async function askedPerson(email = 'reader@example.org') {
  await subscribe(email, { headers: { host: 'localhost', referer: 'http://localhost/events?page=2' } });
  await server.mailer.deliver();
  return linksIn();
}

async function confirmedPerson() {
  const links = await askedPerson();
  await press(links.confirm);
  return links;
}

describe('someone who subscribes', () => {
  test('gets an email, opens its link, presses the button and is on the list; the consent is stored with its page and words', async () => {
    const { confirm } = await askedPerson();
    expect(mails.arrived.map(({ to }) => to)).toEqual([['reader@example.org']]);
    expect(await row()).toMatchObject({ status: 'unconfirmed', asked_at: '2026-03-14T16:00:00Z', consent_at: null });
    const page = await get(confirm);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain('reader@example.org');
    server.pass(hourMs);
    expect((await press(confirm)).body).toContain('You are on the list.');
    expect(await row()).toMatchObject({
      ...{ status: 'confirmed', status_at: '2026-03-14T17:00:00Z', consent_at: '2026-03-14T17:00:00Z' },
      ...{ consent_page: '/events', consent_wording: subscribeConsentText },
    });
  });

  test('changes nothing by opening links, as mail scanners do', async () => {
    const { confirm, leave } = await askedPerson();
    const before = await row();
    for (const url of [confirm, leave, confirm, leave]) {
      expect((await get(url)).statusCode).toBe(200);
      expect((await server.server.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    }
    expect(await row()).toEqual(before);
    await press(confirm);
    const confirmed = await row();
    await get(confirm);
    expect(await row()).toEqual(confirmed);
  });

  test('can press the button twice, at once and later', async () => {
    const { confirm } = await askedPerson();
    const pages = await Promise.all([press(confirm), press(confirm)]);
    expect(pages.map(({ body }) => body.includes('You are on the list.'))).toEqual([true, true]);
    const version = (await row()).version;
    server.pass(dayMs);
    expect((await press(confirm)).statusCode).toBe(200);
    expect((await row()).version).toBe(version);
  });

  test('gets one email a day, however often anybody enters the address, and each response is the same', async () => {
    const responses = [];
    for (let count = 0; count < 100; count += 1) {
      const { statusCode, body } = await subscribe(count % 2 ? 'READER@example.org' : 'reader@example.org', {
        remoteAddress: `198.51.100.${count}`,
      });
      responses.push(`${statusCode} ${body}`);
    }
    await server.mailer.deliver();
    expect([new Set(responses).size, mails.arrived.length]).toEqual([1, 1]);
    server.pass(dayMs - 1000);
    await subscribe('reader@example.org');
    await server.mailer.deliver();
    expect(mails.arrived).toHaveLength(1);
    server.pass(1000);
    await subscribe('reader@example.org');
    await server.mailer.deliver();
    expect(mails.arrived).toHaveLength(2);
  });

  test('and was removed meanwhile gets no second email that day either', async () => {
    await askedPerson();
    await server.resources.services.email.remove(1);
    await subscribe('reader@example.org');
    await server.mailer.deliver();
    expect([mails.arrived.length, await statusOf(2)]).toEqual([1, 'unconfirmed']);
  });

  test('and is on the list already gets an email that says so, with the link to the preferences', async () => {
    await confirmedPerson();
    server.pass(dayMs);
    const response = await subscribe('reader@example.org');
    expect([response.statusCode, response.json()]).toEqual([201, { message: 'Email sent successfully.' }]);
    await server.mailer.deliver();
    expect([await statusOf(), linksIn().confirm]).toEqual(['confirmed', '']);
    expect((await get(linksIn().preferences)).statusCode).toBe(200);
  });

  test('gets the email after a day on which the mail server was down', async () => {
    mails.answerWith(451);
    await subscribe('reader@example.org');
    for (let hour = 0; hour <= 24; hour += 1) {
      await server.mailer.deliver();
      server.pass(hourMs);
    }
    mails.answerWith(null);
    server.pass(12 * hourMs);
    await server.mailer.deliver();
    expect(mails.arrived).toHaveLength(1);
  });

  test('with an address that the mail server refuses is marked as bounced; a refusal by policy marks nobody', async () => {
    mails.answerWith(550);
    await subscribe('nobody@example.org');
    await server.mailer.deliver();
    expect(await statusOf()).toBe('bounced');
    mails.answerWith(550, '5.7.1 not from you');
    await subscribe('reader@example.org');
    await server.mailer.deliver();
    expect(await statusOf(2)).toBe('unconfirmed');
  });

  test('can say nothing but an address', async () => {
    await subscribe('', {
      payload: { email: 'reader@example.org', consent: 'given', consent_note: 'x', status: 'confirmed' },
    });
    expect(await row()).toMatchObject({ status: 'unconfirmed', consent: 'email', consent_note: '' });
  });
});

describe('a link', () => {
  test('that has expired says so and changes nothing', async () => {
    const { confirm } = await askedPerson();
    server.pass(14 * dayMs + 1000);
    for (const page of [await get(confirm), await press(confirm)])
      expect([page.statusCode, page.body.includes('This link has expired')]).toEqual([410, true]);
    expect(await statusOf()).toBe('unconfirmed');
  });

  test.each(['confirm', 'leave', 'preferences'] as const)('to %s that is forged changes nothing', async (kind) => {
    const links = await confirmedPerson();
    await subscribe('other@example.org', { remoteAddress: '198.51.100.1' });
    const token = links.leave.split('token=')[1] ?? '';
    const before = [await row(1), await row(2)];
    const forged = [
      ...['', '?token=', '?token=1', `?token=${token.replace(/^1/, '2')}`, `?token=${token.slice(0, -1)}x`],
      ...[`?token=${token}&token=${token}`, `?token=${token.replace('.0.', '.zzzzzz.')}`, '?token=1.0.%0d%0aBcc:'],
      ...(kind === 'leave' ? [] : [`?token=${token}`]),
    ];
    for (const query of forged) {
      const url = `/email-list/${kind}${query}`;
      for (const page of [await get(url), await press(url, 'action=leave')])
        expect([page.statusCode, query]).toEqual([404, query]);
    }
    expect([await row(1), await row(2)]).toEqual(before);
  });

  test('to confirm is used up once the person has left', async () => {
    const links = await confirmedPerson();
    await press(links.leave);
    expect((await press(links.confirm)).body).toContain('This link was used');
    expect(await statusOf()).toBe('left');
  });

  test('ends with a change of the address', async () => {
    const links = await confirmedPerson();
    await server.resources.services.email.update(1, { email: 'new@example.org' });
    expect((await press(links.leave)).statusCode).toBe(404);
    expect(await statusOf()).toBe('unasked');
  });
});

describe('someone on the list', () => {
  test('leaves with one press in the mail program, without a sign-in, and is on it no more', async () => {
    const { leave } = await confirmedPerson();
    const { source = '' } = mails.arrived.at(-1) ?? {};
    const header = /^List-Unsubscribe: *(?:\r\n )?<(\S+)>/m.exec(source)?.[1];
    expect(header).toBe(`http://localhost:3000${leave}`);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const response = await press(leave, 'List-Unsubscribe=One-Click');
    expect([response.statusCode, await statusOf()]).toEqual([200, 'left']);
    const again = await server.server.inject({
      ...{ method: 'POST', url: leave, headers: { 'content-type': 'multipart/form-data; boundary=b' } },
      payload: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    });
    expect(again.statusCode).toBe(200);
  });

  test('chooses topics on the page of preferences, and leaves there', async () => {
    for (const name of ['Voting', 'Pantry']) await server.resources.services.topic.create({ name });
    await server.resources.services.topic.create({ name: 'Secret', state: 'draft' });
    await confirmedPerson();
    server.pass(dayMs);
    await subscribe('reader@example.org');
    await server.mailer.deliver();
    const { preferences } = linksIn();
    const page = (await get(preferences)).body;
    expect([page.includes('Voting'), page.includes('Secret')]).toEqual([true, false]);
    const saved = await press(preferences, 'action=save&topic=1&topic=2&topic=3&topic=x');
    expect(saved.body).toContain('Your choice is saved');
    expect(JSON.parse(String((await row()).topics))).toEqual([
      { id: 2, name: 'Pantry' },
      { id: 1, name: 'Voting' },
    ]);
    await press(preferences, 'action=save');
    expect((await row()).topics).toBe('[]');
    await press(preferences, 'action=leave');
    expect(await statusOf()).toBe('left');
    expect((await press(preferences, 'action=save&topic=1')).statusCode).toBe(410);
  });

  test('who has left is not added again by an import, nor by staff without a new consent; the person can subscribe again', async () => {
    const { leave } = await confirmedPerson();
    await press(leave);
    // Sign-ins end before a month is over.
    const post = async (url: string, payload: object) => {
      const headers = { authorization: `Bearer ${await server.signIn()}` };
      return server.server.inject({ method: 'POST', url, payload, headers });
    };
    const importAll = async () =>
      (await post('/api/import-email', { emails: ['Reader@example.org', 'new@example.org'] })).json();
    const left = { index: 0, removed_at: '2026-03-14T16:00:00Z', reason: 'left' };
    expect(await importAll()).toMatchObject({ added: 1, removed: [left] });

    // A month later only a hash is left.
    const later = '2026-04-20T16:00:00Z';
    server.setNow(later);
    await cleanUp({ ...server, now: () => new Date(later) });
    const stored = JSON.stringify([
      await server.db.read.selectFrom('emails').selectAll().where('id', '=', 1).execute(),
      await server.db.read.selectFrom('suppressed_addresses').selectAll().execute(),
      await server.db.read.selectFrom('history').selectAll().where('record_id', '=', 1).execute(),
    ]);
    expect(stored).not.toContain('reader');
    expect(await importAll()).toMatchObject({ added: 0, removed: [left], already: [1] });

    const byStaff = (values: object) => post('/api/add-email', { email: 'reader@example.org', ...values });
    const refused = await byStaff({});
    expect([refused.statusCode, refused.json().error.fields.email]).toEqual([
      400,
      expect.stringMatching(/^This person left the list on March 14, 2026\. Add the address only if/),
    ]);
    const again = await subscribe('reader@example.org');
    expect(again.statusCode).toBe(201);
    await server.mailer.deliver();
    await press(linksIn().confirm);
    const rows = await server.db.read.selectFrom('emails').select(['email', 'status']).execute();
    expect(rows).toContainEqual({ email: 'reader@example.org', status: 'confirmed' });
    expect(await importAll()).toMatchObject({ removed: [], already: [0, 1] });
  });

  test('who has left can be added by staff who say how they have agreed again', async () => {
    await press((await confirmedPerson()).leave);
    const change = (values: object) =>
      server.asStaff({ method: 'PUT', url: '/api/update-single-email/1', payload: values });
    const without = await change({ consent: 'given' });
    expect(Object.keys(without.json().error.fields)).toEqual(['consent_note']);
    await change({ consent: 'given', consent_note: 'Signed the list at the supper.' });
    expect(await row()).toMatchObject({ status: 'confirmed', consent_page: '' });
    expect((await server.post('/api/import-email', { emails: ['reader@example.org'] })).json().removed).toEqual([]);
  });
});

describe('staff', () => {
  const add = (values: object) => server.post('/api/add-email', values);

  test('who add an address say what its owner’s consent is: they are asked, or have agreed already', async () => {
    expect((await add({ email: 'a@example.org' })).json().email).toMatchObject({ status: 'unconfirmed' });
    await server.mailer.deliver();
    expect(mails.arrived.map(({ to }) => to)).toEqual([['a@example.org']]);
    const paper = { email: 'b@example.org', consent: 'given' };
    expect(Object.keys((await add(paper)).json().error.fields)).toEqual(['consent_note']);
    const added = await add({ ...paper, consent_note: 'Signed the list at the supper.' });
    expect(added.json().email).toMatchObject({ status: 'confirmed', consent_at: '2026-03-14T16:00:00Z' });
    await server.mailer.deliver();
    expect(mails.arrived).toHaveLength(1);
  });

  test('can’t set a state, neither in a request nor by restoring a version', async () => {
    await add({ email: 'a@example.org', status: 'confirmed', consent_at: '2026-01-01T00:00:00Z' });
    await server.asStaff({ method: 'PUT', url: '/api/update-single-email/1', payload: { status: 'confirmed' } });
    expect(await row()).toMatchObject({ status: 'unconfirmed', consent_at: null });
    await server.mailer.deliver();
    await press(linksIn().confirm);
    const entries = await server.db.read.selectFrom('history').select(['id', 'changes']).orderBy('id').execute();
    expect(entries.map(({ changes }) => JSON.parse(changes).status)).toContainEqual(['unconfirmed', 'confirmed']);
    await press(linksIn().leave);
    const { version } = await row();
    const url = otherCalls.restoreVersion.path.replace('{id}', String(entries.at(-1)?.id));
    expect((await server.post(url, { version })).statusCode).toBe(200);
    expect(await statusOf()).toBe('left');
  });

  test('mark addresses as bounced and undo it; one that has left stays as it is', async () => {
    await confirmedPerson();
    await add({ email: 'b@example.org' });
    const mark = async (ids: number[], bounced?: boolean) =>
      (await server.post(otherCalls.markBounced.path, { ids, bounced })).json().changed;
    expect(await mark([1, 2, 2, 99])).toEqual([1, 2]);
    expect([await statusOf(1), await statusOf(2)]).toEqual(['bounced', 'bounced']);
    const imported = await server.post('/api/import-email', { emails: ['reader@example.org'] });
    expect(imported.json().removed).toMatchObject([{ reason: 'bounced' }]);
    expect(await mark([1, 2], false)).toEqual([1, 2]);
    expect([await statusOf(1), await statusOf(2)]).toEqual(['confirmed', 'unconfirmed']);
    await press(linksIn(0).leave);
    expect(await mark([1])).toEqual([]);
  });
});

describe('an address', () => {
  test('that nobody confirms is deleted 30 days after its owner was asked, with all of its history', async () => {
    await askedPerson();
    await askedPerson('other@example.org');
    await press(linksIn().confirm);
    const clean = async (moment: string) => {
      server.setNow(moment);
      await cleanUp({ ...server, now: () => new Date(moment) });
      return (await server.db.read.selectFrom('emails').select('email').execute()).map(({ email }) => email);
    };
    expect(await clean('2026-04-13T15:00:00Z')).toEqual(['reader@example.org', 'other@example.org']);
    expect(await clean('2026-04-13T17:00:00Z')).toEqual(['other@example.org']);
    const history = await server.db.read.selectFrom('history').selectAll().where('record_id', '=', 1).execute();
    expect(JSON.stringify(history)).not.toContain('reader');
    const { body } = await server.asStaff({ url: otherCalls.deleted.path });
    expect(body).not.toContain('reader');
    expect(await server.db.read.selectFrom('suppressed_addresses').selectAll().execute()).toEqual([]);
  });
});

describe('without a mail server', () => {
  const silent = serverForEachTest();

  test('an address is kept as unconfirmed until its owner can be asked, and the dashboard is told', async () => {
    await subscribe('reader@example.org', {}, silent);
    expect(await silent.db.read.selectFrom('mails').selectAll().execute()).toEqual([]);
    const later = '2026-09-01T12:00:00Z';
    silent.setNow(later);
    await cleanUp({ ...silent, now: () => new Date(later) });
    const rows = await silent.db.read.selectFrom('emails').select(['email', 'status', 'asked_at']).execute();
    expect(rows).toEqual([{ email: 'reader@example.org', status: 'unconfirmed', asked_at: null }]);
    const { body } = await silent.asStaff({ url: otherCalls.emailListStatus.path });
    expect(JSON.parse(body)).toEqual({ sends: false, to_ask: 1, subscribed: 1, mailing: null });
    const refused = await silent.post(otherCalls.askForConsent.path, { count: 1 });
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      409,
      expect.stringMatching(/can’t send emails/),
    ]);
  });
});
