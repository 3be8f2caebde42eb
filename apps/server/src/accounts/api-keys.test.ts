import { type ApiKey, apiKeyProblems, apiKeyScopes } from '@porchlight/contract/api-keys';
import type { HistoryResponse } from '@porchlight/contract/history';
import { apiKeysMax, securityLogDays, stepUpMinutes } from '@porchlight/contract/limits';
import type { SecurityLogResponse } from '@porchlight/contract/security-log';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '../jobs/housekeeping.ts';
import { logForEachTest } from '../testing/captured-log.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { statusesOf } from '../testing/statuses.ts';
import { staffAccount, startTestServer } from '../testing/test-server.ts';
import { formatKeyId } from './api-key-access.ts';

const dayMs = 24 * 60 * 60 * 1000;
const newsletter = { name: 'Newsletter program', scope: 'editor', days: 90, personal_data: true };

const log = logForEachTest();
const server = forEachTest(() => startTestServer(undefined, undefined, { logger: log.logger }));

const add = (payload: object) => server.asStaff({ method: 'POST', url: '/api/add-api-key', payload });
const make = async (payload: object = newsletter) => (await add(payload)).json<{ key: ApiKey; secret: string }>();
const revoke = (id: string) => server.asStaff({ method: 'DELETE', url: `/api/revoke-api-key/${id}` });
const readKeys = async () => (await server.asStaff({ url: '/api/get-all-api-keys' })).json<{ keys: ApiKey[] }>().keys;
const by = (secret: string, request: InjectOptions) =>
  server.server.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${secret}` } });
const entries = async (kind: string) =>
  (await server.asStaff({ url: `/api/get-security-log?kind=${kind}` })).json<SecurityLogResponse>().entries;

describe('an administrator', () => {
  test('creates a key, sees its secret once, and sees who created it and when it was used', async () => {
    const { key, secret } = await make({ ...newsletter, name: '  Newsletter program ' });
    expect(secret).toMatch(new RegExp(`^plk_${key.id}_[\\w-]{43}$`));
    expect(key).toMatchObject({ name: 'Newsletter program', scope: 'editor', state: 'active', created_by: 'admin' });
    expect([key.created_at, key.expires_at]).toEqual(['2026-03-14T16:00:00Z', '2026-06-12T16:00:00Z']);
    expect(await readKeys()).toEqual([{ ...key, last_used_at: null }]);
    expect(JSON.stringify(await readKeys())).not.toContain(secret.slice(-43));
    await by(secret, { url: '/api/get-all-email?limit=5' });
    // No request waits until its use is stored.
    const lastUse = async () => (await readKeys())[0]?.last_used_at;
    await expect.poll(lastUse).toBe('2026-03-14T16:00:00Z');
    server.pass(59_000);
    await by(secret, { url: '/api/get-all-story' });
    expect(await lastUse()).toBe('2026-03-14T16:00:00Z');
    server.pass(1000);
    await by(secret, { url: '/api/get-all-story' });
    await expect.poll(lastUse).toBe('2026-03-14T16:01:00Z');
  });

  test('confirms their password to create a key, but not to revoke one', async () => {
    const { key } = await make();
    server.pass(stepUpMinutes * 60_000);
    expect((await add({ ...newsletter, name: 'Another' })).json().error.code).toBe('reauthentication_required');
    expect((await revoke(key.id)).statusCode).toBe(204);
  });

  test.each([
    [{}, ['days', 'name', 'scope']],
    [{ ...newsletter, name: ' ' }, ['name']],
    [{ ...newsletter, name: 'x'.repeat(81) }, ['name']],
    [{ ...newsletter, scope: 'administrator' }, ['scope']],
    [{ ...newsletter, scope: 'viewer' }, ['personal_data']],
    [{ ...newsletter, personal_data: 'maybe' }, ['personal_data']],
    [{ ...newsletter, days: 366 }, ['days']],
    [{ ...newsletter, days: 0 }, ['days']],
    [{ ...newsletter, days: 1.5 }, ['days']],
    [{ ...newsletter, days: null }, ['days']],
  ])('gets an error at the field for %j', async (payload, fields) => {
    const response = await add(payload);
    expect([response.statusCode, Object.keys(response.json().error.fields).toSorted()]).toEqual([400, fields]);
    expect(await readKeys()).toEqual([]);
  });

  test('can’t give two active keys the same name, however it is spelled, and can have at most fifty', async () => {
    const { key } = await make();
    const duplicate = await add({ ...newsletter, name: 'NEWSLETTER PROGRAM' });
    expect([duplicate.statusCode, duplicate.json().error.fields]).toEqual([
      409,
      { name: 'Another active key has this name.' },
    ]);
    await revoke(key.id);
    expect((await add(newsletter)).statusCode).toBe(201);
    const keys = Array.from({ length: apiKeysMax - 1 }, (_, index) => add({ ...newsletter, name: `Program ${index}` }));
    expect(new Set((await Promise.all(keys)).map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const tooMany = await add({ ...newsletter, name: 'One more' });
    expect([tooMany.statusCode, tooMany.json().error.message]).toEqual([
      409,
      'There are already 50 active keys, the maximum. Revoke one first.',
    ]);
  });

  test('can revoke a key twice, and no unknown one', async () => {
    const { key, secret } = await make();
    expect([(await revoke(key.id)).statusCode, (await revoke(key.id)).statusCode]).toEqual([204, 204]);
    expect((await readKeys())[0]).toMatchObject({ id: key.id, state: 'revoked' });
    expect(await entries('key_revoked')).toHaveLength(1);
    for (const id of ['0123456789ab', 'no-key', secret]) expect((await revoke(id)).statusCode).toBe(404);
  });
});

describe('a program with a key', () => {
  test('creates and changes records once, and the history names the program', async () => {
    const { key, secret } = await make();
    const headers = { 'idempotency-key': 'a-key-of-the-program' };
    const send = () => by(secret, { method: 'POST', url: '/api/add-story', payload: { title: 'Rain' }, headers });
    const [first, repeated] = [(await send()).json().story, (await send()).json().story];
    expect(repeated.id).toBe(first.id);
    const { history } = (await server.asStaff({ url: '/api/get-all-history' })).json<HistoryResponse>();
    const actor = { id: -Number.parseInt(key.id, 16), username: 'Newsletter program (API key)' };
    expect(history.filter(({ resource }) => resource === 'story').map((entry) => entry.by)).toEqual([actor]);
  });

  test('continues its own drafts, but not those of people', async () => {
    const { secret } = await make({ ...newsletter, scope: 'author', personal_data: false });
    const draft = { title: 'Rain', state: 'draft' };
    const { story } = (await by(secret, { method: 'POST', url: '/api/add-story', payload: draft })).json();
    const otherStory = (await server.asStaff({ method: 'POST', url: '/api/add-story', payload: draft })).json().story;
    const change = (id: number) =>
      by(secret, { method: 'POST', url: `/api/update-single-story/${id}`, payload: { title: 'Snow' } });
    expect([(await change(story.id)).statusCode, (await change(otherStory.id)).statusCode]).toEqual([200, 403]);
  });

  test('has no own account, whatever id it sends', async () => {
    const { key, secret } = await make();
    for (const id of [1, -Number.parseInt(key.id, 16)])
      expect((await by(secret, { url: `/api/get-single-user/${id}` })).statusCode).toBe(403);
  });

  test('still works after the account that created its key is deleted', async () => {
    const { id, call } = await server.person('administrator', 'ruth');
    const { secret } = (await call({ method: 'POST', url: '/api/add-api-key', payload: newsletter })).json();
    await server.resources.services.user.remove(id);
    expect((await by(secret, { url: '/api/get-all-email?limit=5' })).statusCode).toBe(200);
    expect((await readKeys())[0]).toMatchObject({ created_by: 'ruth', state: 'active' });
  });

  test.each(['/api/get-all-email?limit=5', '/api/get-all-story'])(
    'is told by %s that its key has expired, was revoked or is unknown',
    async (url) => {
      const { key, secret } = await make();
      const errorMessage = async (text: string) => {
        const { statusCode, headers, body } = await by(text, { url });
        return [statusCode, headers['www-authenticate'], JSON.parse(body).error?.message];
      };
      const wrongKey = `plk_${key.id}_${'x'.repeat(43)}`;
      for (const unknown of [wrongKey, `plk_0123456789ab_${secret.slice(-43)}`, 'plk_', 'plk_short'])
        expect(await errorMessage(unknown)).toEqual([401, 'Bearer', apiKeyProblems.unknown]);
      server.pass(90 * dayMs - 1);
      expect((await errorMessage(secret))[0]).toBe(200);
      server.pass(1);
      expect(await errorMessage(secret)).toEqual([401, 'Bearer', apiKeyProblems.expired]);
      await server.db.write((trx) => trx.updateTable('api_keys').set({ revoked_at: 1 }).execute());
      expect(await errorMessage(secret)).toEqual([401, 'Bearer', apiKeyProblems.revoked]);
      // A key that was refused is no longer used.
      expect((await server.db.read.selectFrom('api_keys').selectAll().execute())[0]?.last_used_at).not.toBeNull();
    },
  );
});

describe('the security log', () => {
  test('has who created and revoked a key, and what the program was denied, at intervals', async () => {
    const { key, secret } = await make();
    for (let attempt = 0; attempt < 5; attempt += 1) await by(secret, { url: '/api/get-all-donation' });
    await revoke(key.id);
    for (let attempt = 0; attempt < 5; attempt += 1) await by(secret, { url: '/api/get-all-email?limit=5' });
    const actor = { id: -Number.parseInt(key.id, 16), username: 'Newsletter program (API key)' };
    const { entries: loggedEntries } = (
      await server.asStaff({ url: '/api/get-security-log' })
    ).json<SecurityLogResponse>();
    expect(
      loggedEntries.slice(0, 4).map(({ kind, by: who, subject, details }) => [kind, who, subject, details]),
    ).toEqual([
      ['key_refused', actor, 'GET /api/get-all-email', { state: 'revoked' }],
      ['key_revoked', { id: 1, username: 'admin' }, 'Newsletter program', {}],
      ['access_refused', actor, 'GET /api/get-all-donation', { role: 'editor' }],
      [
        'key_created',
        { id: 1, username: 'admin' },
        'Newsletter program',
        { scope: 'editor', days: 90, personal_data: 'yes' },
      ],
    ]);
  });
});

describe('unknown keys', () => {
  const from = (remoteAddress: string, key: string, url = '/api/get-all-story') => by(key, { url, remoteAddress });
  const wrongKey = () => `plk_0123456789ab_${'x'.repeat(43)}`;

  test('can be tried five times from an address, then it waits longer and longer, as after wrong passwords', async () => {
    const statuses = await statusesOf(7, () => from('203.0.113.7', wrongKey()));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await from('203.0.113.7', 'plk_short', '/api/get-all-email')).headers['retry-after']).toBe('1');
    server.pass(1000);
    expect((await from('203.0.113.7', wrongKey())).statusCode).toBe(401);
    const rejected = await from('203.0.113.7', wrongKey());
    expect(rejected.json().error).toEqual({
      code: 'too_many_requests',
      message: 'Too many attempts. Try again in 2 seconds.',
    });
    expect((await from('203.0.113.8', wrongKey())).statusCode).toBe(401);
  });

  test('do not delay an active key or a person who signs in at the same address', async () => {
    const { secret } = await make();
    for (let attempt = 0; attempt < 20; attempt += 1) await from('203.0.113.7', wrongKey());
    expect((await from('203.0.113.7', secret)).statusCode).toBe(200);
    const payload = { username: 'admin', password: staffAccount.password };
    const login = { method: 'POST', url: '/api/login', payload, remoteAddress: '203.0.113.7' } as const;
    expect((await server.server.inject(login)).statusCode).toBe(200);
  });

  test('are in the security log by their public part, each time they are checked', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) await from('203.0.113.7', wrongKey());
    await from('203.0.113.8', 'plk_no-key-at-all');
    const rows = await server.db.read.selectFrom('security_log').selectAll().orderBy('id').execute();
    const loggedEntries = rows.filter(({ address }) => address.startsWith('203.0.113.'));
    const line = (keys: object) => JSON.stringify({ state: 'unknown', ...keys });
    expect(loggedEntries.map(({ kind, user_id, subject, details }) => [kind, user_id, subject, details])).toEqual([
      ...Array(5).fill(['key_refused', null, 'GET /api/get-all-story', line({ key: 'plk_0123456789ab' })]),
      ['throttled', null, 'API key', '{}'],
      ['key_refused', null, 'GET /api/get-all-story', line({})],
    ]);
    expect(JSON.stringify([rows, log.lines()])).not.toMatch(/xxxx|no-key-at-all/);
  });
});

describe('a secret', () => {
  test('is stored as its hash, and is in no log line and only in the first response', async () => {
    const { key, secret } = await make();
    await by(secret, { url: '/api/get-all-email?limit=5' });
    await by(secret, { url: '/api/get-all-donation' });
    await revoke(key.id);
    await by(secret, { url: '/api/get-all-email?limit=5' });
    const kept = [
      await server.db.read.selectFrom('api_keys').selectAll().execute(),
      await server.db.read.selectFrom('security_log').selectAll().execute(),
      await server.db.read.selectFrom('history').selectAll().execute(),
      log.lines(),
      await readKeys(),
    ];
    expect(log.lines().filter(({ account }) => account === -Number.parseInt(key.id, 16))).not.toEqual([]);
    expect(JSON.stringify(kept)).not.toContain(secret.slice(-43));
  });

  test('control: its id, which opens nothing, is in the responses', async () => {
    const { key } = await make();
    expect(JSON.stringify(await readKeys())).toContain(key.id);
    expect(formatKeyId(Number.parseInt(key.id, 16))).toBe(key.id);
  });
});

test('inactive keys are deleted after as long as the security log is kept, and others are not', async () => {
  let now = new Date('2026-03-14T16:00:00Z');
  const cleanUpAfter = async (days: number) => {
    now = new Date(now.getTime() + days * dayMs);
    server.setNow(now.toISOString());
    await cleanUp({ ...server, now: () => now });
    const rows = await server.db.read.selectFrom('api_keys').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };
  await make({ ...newsletter, name: 'Long', days: 365 });
  await make({ ...newsletter, name: 'Short', days: 1 });
  const { key } = await make({ ...newsletter, name: 'Wrong', days: 365 });
  await revoke(key.id);
  expect(await cleanUpAfter(securityLogDays - 1)).toEqual(['Long', 'Short', 'Wrong']);
  expect(await cleanUpAfter(1)).toEqual(['Long', 'Short']);
  expect(await cleanUpAfter(1)).toEqual(['Long']);
});

test('every scope is a role other than administrator', () => {
  expect(apiKeyScopes).toEqual(['viewer', 'author', 'treasurer', 'editor']);
});
