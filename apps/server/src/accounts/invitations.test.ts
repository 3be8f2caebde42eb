import { describe, expect, test, vi } from 'vitest';
import { countedStatements } from '../testing/counted-statements.ts';
import { forEachTest, forThisTest } from '../testing/for-each-test.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startTestServer } from '../testing/test-server.ts';

const hourMs = 60 * 60_000;
const password = 'seven lanterns by the river';

const mails = forEachTest(startMailServer);
const server = forEachTest(() => startTestServer(undefined, undefined, { settings: mails.settings }));

const post = (call: string, payload: object) => server.server.inject({ method: 'POST', url: `/api/${call}`, payload });
const ruth = { username: 'ruth', email: 'ruth@example.org' };
const invite = (person: object = ruth) =>
  server.asStaff({ method: 'POST', url: '/api/add-invitation', payload: person });
const readInvitations = async () => (await server.asStaff({ url: '/api/get-all-invitations' })).json();
const signIn = (typedPassword = password) => post('login', { username: 'ruth', password: typedPassword });

async function lastToken(): Promise<string> {
  await server.mailer.deliver();
  return mails.arrived.at(-1)?.link?.split('#')[1] ?? '';
}

describe('someone who is invited', () => {
  test('gets an email that names who invited them, chooses a password once, and signs in', async () => {
    const response = await invite();
    expect(response.statusCode).toBe(201);
    // If emails are sent, only the invited person gets the link.
    expect(response.json().invitation).toEqual({
      ...{ id: 2, ...ruth, invited_by: 'admin' },
      ...{ sent_at: '2026-03-14T16:00:00Z', expires_at: '2026-03-17T16:00:00Z' },
    });
    const token = await lastToken();
    expect(mails.arrived.map(({ to }) => to)).toEqual([['ruth@example.org']]);
    expect(mails.arrived[0]?.source).toContain('admin has created the account');
    expect((await post('read-link', { token })).json()).toEqual({ kind: 'invitation', username: 'ruth' });
    expect((await post('set-password', { token, password })).statusCode).toBe(204);
    expect((await signIn()).statusCode).toBe(200);
    expect((await readInvitations()).invitations).toEqual([]);
    expect((await post('set-password', { token, password: 'another one after that' })).statusCode).toBe(410);
  });

  test('chooses a name with the password, and the list of users has it instead of the invitation', async () => {
    await invite({ ...ruth, role: 'editor' });
    const user = async () => (await server.asStaff({ url: '/api/get-single-user/2' })).json().user;
    expect(await user()).toMatchObject({
      ...{ name: '', access: 'invited', last_seen: null, second_factor: 'none' },
      ...{ invited_at: '2026-03-14T16:00:00Z', invited_by: 'admin' },
    });
    expect((await signIn()).statusCode).toBe(401);
    const token = await lastToken();
    expect((await post('set-password', { token, password, name: 'x'.repeat(61) })).statusCode).toBe(400);
    expect((await post('set-password', { token, password, name: ' Ruth\u202e Hart ' })).statusCode).toBe(204);
    server.pass(hourMs / 2 - 1000);
    expect((await signIn()).json().user).toEqual({ id: 2, username: 'ruth', name: 'Ruth Hart', role: 'editor' });
    expect(await user()).toMatchObject({ name: 'Ruth Hart', access: 'active', last_seen: '2026-03-14T16:29:59Z' });
  });

  test('gets one email and nobody else gets any, whatever line breaks are in the name or the address', async () => {
    const invalidInvitations = [
      'ruth\r\nBcc: all@example.org',
      'ruth\n.\r\nMAIL FROM:<x@example.org>',
      'lou\u2028Bcc: all@example.org',
    ];
    for (const [index, username] of invalidInvitations.entries()) {
      const response = await invite({ username, email: `ruth${index}@example.org` });
      expect([201, 400]).toContain(response.statusCode);
      expect((await invite({ username: `lee${index}`, email: `${username}@example.org` })).statusCode).toBe(400);
    }
    await server.mailer.deliver();
    for (const { to, source } of mails.arrived) {
      expect(to).toEqual([expect.stringMatching(/^ruth\d@example\.org$/)]);
      expect(source).not.toMatch(/^(Bcc|MAIL FROM):/im);
    }
  });

  test('has 72 hours', async () => {
    await invite();
    const token = await lastToken();
    server.pass(72 * hourMs - 1);
    expect((await post('read-link', { token })).statusCode).toBe(200);
    server.pass(1);
    expect((await post('set-password', { token, password })).statusCode).toBe(410);
  });

  test('needs a name and an address that nobody else has', async () => {
    expect((await invite()).statusCode).toBe(201);
    for (const person of [
      ruth,
      { ...ruth, username: 'other' },
      { username: 'other' },
      { email: 'x@example.org' },
      { ...ruth, email: 'x' },
    ]) {
      const rejected = await invite(person);
      expect([400, 409]).toContain(rejected.statusCode);
      expect(Object.keys(rejected.json().error.fields)).not.toEqual([]);
    }
    expect((await readInvitations()).invitations).toHaveLength(1);
  });
});

describe('an invitation', () => {
  test('that is sent again replaces the earlier one', async () => {
    await invite();
    const first = await lastToken();
    server.pass(80 * hourMs);
    server.asStaff = async (options) => {
      const token = await server.signIn();
      return server.server.inject({ ...options, headers: { authorization: `Bearer ${token}` } });
    };
    expect((await readInvitations()).invitations).toMatchObject([{ id: 2, expires_at: '2026-03-17T16:00:00Z' }]);
    expect((await server.asStaff({ method: 'POST', url: '/api/resend-invitation/2' })).statusCode).toBe(200);
    const second = await lastToken();
    expect(second).not.toBe(first);
    expect((await post('read-link', { token: first })).statusCode).toBe(410);
    expect((await post('set-password', { token: second, password })).statusCode).toBe(204);
  });

  test('that is cancelled opens nothing, and one that was accepted can’t be cancelled', async () => {
    await invite();
    const token = await lastToken();
    const withdraw = () => server.asStaff({ method: 'DELETE', url: '/api/delete-invitation/2' });
    expect((await withdraw()).statusCode).toBe(204);
    expect((await post('set-password', { token, password })).statusCode).toBe(410);
    expect((await readInvitations()).invitations).toEqual([]);

    await invite({ username: 'naomi', email: 'naomi@example.org' });
    await post('set-password', { token: await lastToken(), password });
    const late = await server.asStaff({ method: 'DELETE', url: '/api/delete-invitation/3' });
    expect(late.statusCode).toBe(404);
    expect((await post('login', { username: 'naomi', password })).statusCode).toBe(200);
  });

  test('whose email is refused is reported', async () => {
    mails.answerWith(550);
    await invite();
    await server.mailer.deliver();
    const { invitations, mails: unsentMails } = await readInvitations();
    expect(invitations).toHaveLength(1);
    expect(unsentMails).toMatchObject([
      { kind: 'invitation', account: 'ruth', state: 'failed', problem: expect.stringContaining('550') },
    ]);
  });
});

test('someone who was disabled can’t get back in with the link for a forgotten password', async () => {
  await invite();
  await post('set-password', { token: await lastToken(), password });
  const arrived = mails.arrived.length;
  await server.db.write((trx) =>
    trx.updateTable('users').set({ password_hash: '!', access: 'disabled' }).where('id', '=', 2).execute(),
  );
  expect((await post('forgot-password', { account: 'ruth' })).statusCode).toBe(204);
  await server.mailer.deliver();
  expect(mails.arrived).toHaveLength(arrived);
});

describe('without a mail server', () => {
  test('inviting one more person reads one invitation, however many are pending', async () => {
    const mailless = forThisTest(await startTestServer());
    const add = (name: string) =>
      mailless.asStaff({
        method: 'POST',
        url: '/api/add-invitation',
        payload: { username: name, email: `${name}@example.org` },
      });
    const readLinks = vi.spyOn(mailless.mailer, 'linkOf');
    const { db, count } = countedStatements(mailless.db.read);
    mailless.db.read = db;
    await add('ann');
    const ofFirst = count();
    for (const name of ['bob', 'cy', 'dee']) await add(name);
    const before = { links: readLinks.mock.calls.length, statements: count() };
    expect((await add('eve')).json().invitation.username).toBe('eve');
    expect(readLinks.mock.calls.length - before.links).toBe(1);
    expect(count() - before.statements).toBeLessThanOrEqual(ofFirst);
  });

  test('the link is shown to the person who invites, also that of a forgotten password', async () => {
    const mailless = forThisTest(await startTestServer());
    const response = await mailless.asStaff({ method: 'POST', url: '/api/add-invitation', payload: ruth });
    const { link } = response.json().invitation;
    expect(link).toMatch(/^http:\/\/localhost:3000\/new-password#[\w-]{43}$/);
    const inject = (url: string, payload: object) => mailless.server.inject({ method: 'POST', url, payload });
    expect((await inject('/api/set-password', { token: link.split('#')[1], password })).statusCode).toBe(204);

    await inject('/api/forgot-password', { account: 'ruth@example.org' });
    await mailless.mailer.deliver();
    const listed = (await mailless.asStaff({ url: '/api/get-all-invitations' })).json();
    expect(listed).toMatchObject({ invitations: [], sends_mail: false });
    expect(listed.mails).toMatchObject([{ kind: 'password-reset', state: 'outbox', account: 'ruth@example.org' }]);
    const token = listed.mails[0].link.split('#')[1];
    expect((await inject('/api/read-link', { token })).json()).toEqual({ kind: 'password-reset', username: 'ruth' });
  });
});
