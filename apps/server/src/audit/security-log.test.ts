import type { SecurityLogResponse } from '@porchlight/contract/security-log';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../jobs/housekeeping.ts';
import { logForEachTest } from '../testing/captured-log.ts';
import { forEachTest, forThisTest } from '../testing/for-each-test.ts';
import { isOnPostgres } from '../testing/test-database.ts';
import { multipart, staffAccount, startTestServer } from '../testing/test-server.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';
import { checkChain } from './check-chain.ts';
import { purgeEntries } from './purge-entries.ts';

const dayMs = 24 * 60 * 60 * 1000;

const log = logForEachTest();
const server = forEachTest(() => startTestServer(undefined, undefined, { logger: log.logger }));

const signIn = (username: string, password: string) =>
  server.server.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password },
    remoteAddress: '203.0.113.7',
  });
const as = (token: string, request: InjectOptions) =>
  server.server.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
const read = async (query = '') =>
  (await server.asStaff({ url: `/api/get-security-log?limit=100${query}` })).json<SecurityLogResponse>().entries;
const stored = () => server.db.read.selectFrom('security_log').selectAll().orderBy('id').execute();
/** The kinds of entries, oldest first, without the first account's creation. */
const kinds = async () => (await stored()).slice(1).map(({ kind }) => kind);

describe('the log contains', () => {
  test('who signs in and out, who is refused and who has to wait, with the address, and no unknown user name', async () => {
    const { token } = (await signIn('ADMIN', staffAccount.password)).json();
    await as(token, { method: 'POST', url: '/api/logout', remoteAddress: '203.0.113.7' });
    await signIn('a password typed too early', 'x');
    for (let tries = 0; tries < 8; tries += 1) await signIn('admin', 'a wrong guess');
    expect(await kinds()).toEqual(['sign_in', 'sign_out', ...Array(6).fill('sign_in_refused'), 'throttled']);
    const rows = await stored();
    expect(rows.slice(1).every(({ address }) => address === '203.0.113.7')).toBe(true);
    expect(rows[3]).toMatchObject({ kind: 'sign_in_refused', user_id: null, username: '' });
    expect(rows[4]).toMatchObject({ kind: 'sign_in_refused', user_id: 1, username: 'admin' });
    expect(JSON.stringify(rows)).not.toMatch(/guess|typed too early|enough password/);
  });

  test('what happens to accounts and roles, and by whom', async () => {
    const account = { username: 'grace', password: 'a lamp at dusk' };
    const id = (await server.asStaff({ method: 'POST', url: '/api/add-user', payload: account })).json().user.id;
    const update = (payload: object) =>
      server.asStaff({ method: 'PUT', url: `/api/update-single-user/${id}`, payload });
    await update({ role: 'editor' });
    await update({ role: 'editor', email: '' });
    await update({ password: 'another lamp', email: 'grace@example.org' });
    await server.asStaff({ method: 'DELETE', url: `/api/delete-single-user/${id}` });
    await server.asStaff({ method: 'POST', url: `/api/restore-user/${id}` });
    const entries = (await read('&q=grace')).toReversed();
    expect(entries.map(({ kind, by, details }) => [kind, by?.username, details])).toEqual([
      ['account_created', 'admin', { role: 'viewer' }],
      ['role_changed', 'admin', { fields: 'role', from: 'viewer', to: 'editor' }],
      ['account_changed', 'admin', { fields: 'email, password' }],
      ['account_deleted', 'admin', { role: 'editor' }],
      ['account_restored', 'admin', { role: 'editor' }],
    ]);
    expect(JSON.stringify(await stored())).not.toMatch(/lamp|argon2|grace@example/);
  });

  test('that a password was chosen by a link, without the password', async () => {
    const token = await server.links.issue(1, 'password-reset');
    const payload = { token, password: 'another lamp at dusk' };
    await server.server.inject({ method: 'POST', url: '/api/set-password', payload, remoteAddress: '203.0.113.7' });
    const changed = { kind: 'account_changed', username: 'admin', details: '{"fields":"password"}' };
    expect((await stored()).at(-1)).toMatchObject({ ...changed, address: '203.0.113.7' });
    expect(log.lines().filter(({ security }) => security === 'account_changed')).toHaveLength(1);
    expect(JSON.stringify(await stored())).not.toMatch(/lamp/);
  });

  test('what staff are denied, at intervals, and which files are rejected', async () => {
    const { call } = await server.person('viewer', 'vic');
    for (let tries = 0; tries < 5; tries += 1) await call({ url: '/api/get-all-donation' });
    await server.asStaff({
      method: 'POST',
      url: '/api/add-story',
      ...multipart({
        title: 'Okra',
        image: { filename: 'okra.jpg', content: Buffer.from('no picture'), type: 'image/jpeg' },
      }),
    });
    const entries = (await read()).filter(({ kind }) => kind.endsWith('refused')).toReversed();
    expect(entries.map(({ kind, by, subject, details }) => [kind, by?.username, subject, details])).toEqual([
      ['access_refused', 'vic', 'GET /api/get-all-donation', { role: 'viewer' }],
      ['upload_refused', 'admin', 'POST /api/add-story', { reason: expect.stringContaining('picture') }],
    ]);
    server.pass(11 * 60_000);
    await call({ url: '/api/get-all-donation' });
    expect((await read()).filter(({ kind }) => kind === 'access_refused')).toHaveLength(2);
  });

  test('who exports donors or subscribers, but not who views them', async () => {
    const list = (name: string, query: string) => server.asStaff({ url: `/api/get-all-${name}${query}` });
    await server.resources.services.donation.create({ email: 'ann@example.org', amount: 5 });
    await server.resources.services.email.create({ email: 'ann@example.org' });
    for (const screen of ['?limit=6&sort=-date', '?excerpt=200&whole=500&limit=1', '?excerpt=200&limit=25'])
      await list('donation', screen);
    await list('story', '');
    await list('donation', '');
    await list('email', '?limit=1000');
    expect((await read('&kind=donors_exported')).map(({ subject }) => subject)).toEqual(['email', 'donation']);
  });

  test('each entry as a line of the server’s log, without names', async () => {
    await signIn('admin', staffAccount.password);
    const lines = log.lines().filter(({ security }) => security);
    expect(lines.map(({ security, account, address }) => [security, account, address])).toEqual([
      ['account_created', undefined, undefined],
      ['sign_in', 1, '203.0.113.7'],
    ]);
    expect(lines.at(-1)?.hash).toBe((await stored()).at(-1)?.hash);
    expect(JSON.stringify(lines)).not.toContain('admin');
  });
});

describe('the chain', () => {
  /** Changes the table as a person with access to the database could. */
  async function tamper(statement: string) {
    await server.db.write(async (trx) => {
      if (isOnPostgres()) await sql`set local session_replication_role = replica`.execute(trx);
      else
        for (const name of ['insert', 'update', 'delete'])
          await sql`drop trigger if exists ${sql.ref(`security_log_${name}`)}`.execute(trx);
      await sql.raw(statement).execute(trx);
    });
  }
  beforeEach(async () => {
    for (let tries = 0; tries < 3; tries += 1) await signIn('admin', 'a wrong guess');
  });

  test.each([
    "update security_log set username = 'eve' where id = 2",
    'delete from security_log where id = 2',
    'delete from security_log',
    'insert into security_log select 0, at, kind, user_id, username, subject, details, address, request_id, through, previous_hash, hash from security_log where id = 1',
  ])('can only be appended to: the database refuses %s', async (statement) => {
    await expect(server.db.write((trx) => sql.raw(statement).execute(trx))).rejects.toThrow(/can only be added to/);
    expect(await checkChain(server.db.read)).toMatchObject({ entries: 4, fault: null });
  });

  test.each([
    ["update security_log set username = 'eve' where id = 2", 'entry 2 was changed'],
    ["update security_log set at = '2026-01-01T00:00:00Z' where id = 4", 'entry 4 was changed'],
    ['delete from security_log where id = 3', 'entries between 2 and 4 are missing'],
    ['delete from security_log where id = 1', 'begins with entry 2'],
    ['delete from security_log where id = 4', 'ends with 3'],
    ['delete from security_log', 'ends with no entry'],
    ['update security_log set previous_hash = hash where id = 3', 'does not follow'],
  ])('detects a change that bypasses the database’s protection: %s', async (statement, fault) => {
    await tamper(statement);
    expect((await checkChain(server.db.read)).fault).toContain(fault);
  });

  test('stays valid when entries are deleted after 180 days, once a day', async () => {
    let now = new Date('2026-03-14T16:00:00Z');
    const pass = (days: number) => {
      now = new Date(now.getTime() + days * dayMs);
      server.setNow(now.toISOString());
    };
    const runCleanUp = () => cleanUp({ ...server, now: () => now });
    pass(100);
    await signIn('admin', staffAccount.password);
    await runCleanUp();
    expect(await kinds()).toHaveLength(4);
    pass(81);
    await runCleanUp();
    expect((await stored()).map(({ id, kind }) => [id, kind])).toEqual([
      [5, 'sign_in'],
      [6, 'purged'],
    ]);
    await signIn('admin', staffAccount.password);
    expect(await checkChain(server.db.read)).toMatchObject({ entries: 3, fault: null });
    await runCleanUp();
    pass(200);
    await runCleanUp();
    expect((await stored()).map(({ kind }) => kind)).toEqual(['purged']);
    expect(await checkChain(server.db.read)).toMatchObject({ entries: 1, fault: null });
    await tamper("delete from security_log where kind = 'purged'");
    expect((await checkChain(server.db.read)).fault).not.toBeNull();
  });
});

test('of two nodes that write at once has no gap, and old entries are deleted once', async () => {
  const site = forThisTest(await startTwoNodes());
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      site.nodes[index % 2]?.securityLog.append({ kind: 'sign_out', subject: `number ${index}` }),
    ),
  );
  expect(await checkChain(site.nodes[0].db.read)).toMatchObject({ entries: 41, fault: null });
  const later = new Date('2027-03-14T16:00:00Z');
  const purges = [...site.nodes, ...site.nodes, ...site.nodes].map(({ db }) =>
    db.write((trx) => purgeEntries(trx, later)),
  );
  expect((await Promise.all(purges)).filter((entry) => entry !== null)).toHaveLength(1);
  expect(await checkChain(site.nodes[0].db.read)).toMatchObject({ entries: 1, fault: null });
});

describe('an administrator who reads it', () => {
  const page = async (query: string) => (await server.asStaff({ url: `/api/get-security-log${query}` })).json();

  test('gets it page by page, newest first, filtered by kind, account, days and words', async () => {
    await signIn('admin', 'a wrong guess');
    server.setNow('2026-03-15T03:30:00Z');
    await signIn('admin', staffAccount.password);
    const first = await page('?limit=2');
    expect([first.entries.length, first.next]).toEqual([2, first.entries[1].id]);
    const rest = await page(`?before=${first.next}`);
    expect([rest.entries.at(-1).kind, rest.next]).toEqual(['account_created', null]);
    expect((await page('?kind=sign_in_refused')).entries).toHaveLength(1);
    expect((await page('?user=1&kind=account_created')).entries).toEqual([]);
    expect((await page('?q=203.0.113+ADMIN')).entries).toHaveLength(2);
    expect((await page('?q=%25')).entries).toEqual([]);
    // 11:30 PM on the 14th in the organization's time zone.
    expect((await page('?from=2026-03-15')).entries).toEqual([]);
    expect((await page('?to=2026-03-14')).entries.length).toBeGreaterThan(2);
  });

  test.each([
    ['?kind=gossip', 'kind'],
    ['?user=me', 'user'],
    ['?from=yesterday', 'from'],
    ['?to=2026-02-30', 'to'],
    ['?before=-1', 'before'],
    [`?q=${'x'.repeat(10_000)}`, 'q'],
  ])('gets an error for %s…', async (query, field) => {
    const { error } = await page(query);
    expect([error.code, Object.keys(error.fields)]).toEqual(['validation', [field]]);
  });
});
