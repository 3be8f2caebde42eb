import { apiKeyScopes, personalDataKeyText, scopeReadsPersonalData } from '@porchlight/contract/api-keys';
import { holdsPersonalData } from '@porchlight/contract/call-access';
import { entityOf, resourceNames } from '@porchlight/contract/entities';
import { personalDataPageMax, personalDataReadMax, stepUpMinutes } from '@porchlight/contract/limits';
import type { SecurityLogResponse } from '@porchlight/contract/security-log';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { generateSecretToken, hashSecret } from '../accounts/secret-tokens.ts';
import { writeCursor } from '../lists/list-cursor.ts';
import { type DocumentedCall, documentedCalls, readDocument } from '../testing/documented-calls.ts';
import { forAllTests } from '../testing/for-each-test.ts';
import { startTestServer } from '../testing/test-server.ts';

const readingScopes = apiKeyScopes.filter(scopeReadsPersonalData);
const personalNames = resourceNames.filter(holdsPersonalData);
/** Records of each kind: more than a session may read without step-up, a part of them in the trash. */
const liveCount = personalDataReadMax + personalDataPageMax;
const deletedCount = personalDataPageMax + 10;

const server = forAllTests(startTestServer);
let deletionId = 0;
const keys: Record<'with' | 'without', string[]> = { with: [], without: [] };
beforeAll(async () => {
  for (const name of personalNames) {
    const service = server.resources.services[name];
    const emails = Array.from({ length: liveCount + deletedCount }, (_, index) => `${name}-${index}@people.example`);
    if (entityOf(name).isReceived)
      await server.db.write(async (trx) => {
        for (const sender of emails) await service.insertIn({ trx, now: new Date() }, { sender, email: sender });
      });
    else await service.createMany(emails.map((email) => ({ input: { email, amount: 5 } })));
    await Promise.all(Array.from({ length: deletedCount }, (_, index) => service.remove(liveCount + index + 1)));
  }
  const { id } = await server.db.read
    .selectFrom('history')
    .select('id')
    .where('in_trash', '=', 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  deletionId = Number(id);
  const by = { userId: 1, username: 'admin', role: 'administrator', tokenHash: '' } as const;
  for (const scope of readingScopes) {
    const add = (name: string, personal_data: boolean) =>
      server.apiKeys.add({ name: `${scope} ${name}`, scope, days: 1, personal_data }, by);
    keys.without.push((await add('without', false)).secret);
    keys.with.push((await add('with', true)).secret);
  }
}, 240_000);

/** Sessions of an administrator who gave the password long ago, or just now. */
async function startSessions(count: number, confirmed_at = 0): Promise<string[]> {
  const tokens = Array.from({ length: count }, generateSecretToken);
  const at = Date.parse('2026-03-14T16:00:00Z');
  const rows = tokens.map((token) => ({
    ...{ hash: hashSecret(token), user_id: 1, created_at: at, last_used_at: at, confirmed_at },
    ...{ password_problem: null, device: '', address: '', is_kept: 0 },
  }));
  await server.db.write((trx) => trx.insertInto('tokens').values(rows).execute());
  return tokens;
}

const startSession = async (isConfirmed = false) =>
  (await startSessions(1, isConfirmed ? Date.parse('2026-03-14T16:00:00Z') : 0))[0] ?? '';

const callAs = (token: string, url: string, options: InjectOptions = {}) =>
  server.server.inject({ ...options, url, headers: { ...options.headers, authorization: `Bearer ${token}` } });
const addressesIn = (body: string) => new Set(body.match(/\w+-\d+@people\.example/g));
const exportsLogged = async () => {
  const response = await callAs(await startSession(true), '/api/get-security-log?kind=donors_exported&limit=100');
  return response.json<SecurityLogResponse>().entries;
};

/** Values of the parameters of all calls; a forged cursor fits the order. */
function valuesOf(parameter: string, sort: string | undefined): string[] {
  const order = sort ? { column: 'created_at', descending: true } : { column: 'id', descending: false };
  const cursor = (id: number) => writeCursor({ ...order, ignoreCase: false }, { key: sort ? '2026-03-14' : id, id });
  const values: Record<string, string[]> = {
    ...{ limit: ['1000', String(personalDataPageMax)], offset: ['3'], excerpt: ['1'], whole: ['2000'] },
    ...{ sort: ['-created_at'], after: [cursor(1)], before: [cursor(10 ** 6)], search: ['people'], q: ['people'] },
    filter: ['{"created_at":{"from":"2020-01-01"}}'],
    ...{ state: ['published'], resource: [...personalNames], record: ['1'], records: ['1,2,3'], user: ['1'] },
    ...{
      title: ['people'],
      version: ['1'],
      year: ['2026'],
      path: ['people'],
      kind: ['sign_in'],
      from: ['2026-01-01'],
      to: ['2030-01-01'],
    },
    series: ['once', '1'],
    when: ['upcoming', 'past'],
    question: ['mail'],
  };
  const found = values[parameter];
  if (!found) throw new Error(`Give the parameter ${parameter} a value here, so that it is tried.`);
  return found;
}

/** All queries of a call: every set of its parameters, with every value. */
function queriesOf({ operation }: DocumentedCall): URLSearchParams[] {
  const names: string[] = (operation.parameters ?? []).flatMap((each: { in: string; name: string }) =>
    each.in === 'query' ? each.name : [],
  );
  // `sort` first, since cursors depend on it.
  const ordered = names.toSorted((one, other) => Number(other === 'sort') - Number(one === 'sort'));
  return ordered.reduce<URLSearchParams[]>(
    (queries, name) =>
      queries.flatMap((query) => [
        query,
        ...valuesOf(name, query.get('sort') ?? undefined).map(
          (value) => new URLSearchParams([...query, [name, value]]),
        ),
      ]),
    [new URLSearchParams()],
  );
}

const urlOf = ({ path }: DocumentedCall, query?: URLSearchParams) =>
  path.replace('{id}', path.includes('deleted') ? String(deletionId) : '1') + (query?.size ? `?${query}` : '');

/** Runs tasks some at a time. */
async function inTurns<Item>(items: readonly Item[], task: (item: Item, index: number) => Promise<void>) {
  for (let start = 0; start < items.length; start += 20)
    await Promise.all(items.slice(start, start + 20).map((item, index) => task(item, start + index)));
}

/** The calls that return personal data to someone who has just given the password, whatever they are asked with. */
async function personalCalls(): Promise<DocumentedCall[]> {
  const token = await startSession(true);
  const reads = documentedCalls(await readDocument(server.server)).filter(({ method }) => method === 'GET');
  const found = await Promise.all(
    reads.map(async (call) => {
      const single = queriesOf(call).filter(({ size }) => size <= 1);
      const bodies = await Promise.all(single.map(async (query) => (await callAs(token, urlOf(call, query))).body));
      return bodies.some((body) => addressesIn(body).size > 0) ? [call] : [];
    }),
  );
  return found.flat();
}

describe('every call that returns personal data, with every combination of its parameters', () => {
  test('is among these', async () => {
    expect((await personalCalls()).map(({ path }) => path).toSorted()).toEqual([
      '/api/get-all-deleted',
      '/api/get-all-donation',
      '/api/get-all-email',
      '/api/get-all-form-entry',
      '/api/get-all-history',
      '/api/get-donation-letter/{id}',
      '/api/get-donor/{id}',
      '/api/get-single-deleted/{id}',
      '/api/get-single-donation/{id}',
      '/api/get-single-email/{id}',
      '/api/get-single-form-entry/{id}',
      '/api/search-records',
    ]);
  });

  test('gives a session that is past its ten minutes no more than a page', async () => {
    for (const call of await personalCalls()) {
      const queries = queriesOf(call);
      const sessions = await startSessions(queries.length);
      await inTurns(queries, async (query, index) => {
        const url = urlOf(call, query);
        const { statusCode, body } = await callAs(sessions[index] ?? '', url);
        expect(addressesIn(body).size, url).toBeLessThanOrEqual(personalDataPageMax);
        if (statusCode === 403) expect(JSON.parse(body).error.code, url).toBe('reauthentication_required');
      });
    }
  }, 240_000);

  test('gives a program without the right nothing of it, and with the right all that its scope may read', async () => {
    let readWithRight = 0;
    for (const call of await personalCalls()) {
      await inTurns(queriesOf(call), async (query) => {
        for (const key of keys.without) {
          const { body } = await callAs(key, urlOf(call, query));
          expect(addressesIn(body).size, urlOf(call, query)).toBe(0);
        }
      });
      for (const key of keys.with) readWithRight += addressesIn((await callAs(key, urlOf(call))).body).size;
    }
    expect(readWithRight).toBeGreaterThan(2 * liveCount);
  }, 240_000);
});

describe('somebody who pages through all donors', () => {
  /** Reads pages one after the other. @returns the statuses */
  async function pages(token: string, limit: number, count: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let page = 0; page < count; page += 1) {
      const response = await callAs(token, `/api/get-all-donation?limit=${limit}&offset=${page * limit}`);
      statuses.push(response.statusCode);
    }
    return statuses;
  }

  test('is asked for the password once they have read more than one looks at, and goes on then', async () => {
    const token = await startSession();
    const before = (await exportsLogged()).length;
    expect(await pages(token, 100, 6)).toEqual([200, 200, 200, 200, 200, 403]);
    // What was read may be looked at again.
    expect((await callAs(token, '/api/get-all-donation?limit=100')).statusCode).toBe(200);
    expect(await exportsLogged()).toHaveLength(before);
    const payload = { password: 'a long enough password' };
    await callAs(token, '/api/confirm-identity', { method: 'POST', payload });
    expect(await pages(token, 100, 6)).toEqual(Array(6).fill(200));
    const [entry] = await exportsLogged();
    expect([(await exportsLogged()).length - before, entry?.subject]).toEqual([1, 'donation']);
  });

  test('may read as much again after ten minutes', async () => {
    const token = await startSession();
    await pages(token, 100, 5);
    server.pass(stepUpMinutes * 60_000);
    const response = await callAs(token, '/api/get-all-donation?limit=100&offset=500');
    expect(response.statusCode).toBe(200);
  });

  test('is not helped by other calls, by single records or by changes that change nothing', async () => {
    const token = await startSession();
    await pages(token, 100, 5);
    const id = personalDataReadMax + 1;
    const entry = await server.db.read
      .selectFrom('history')
      .select('id')
      .where('resource', '=', 'donation')
      .where('record_id', '=', id)
      .executeTakeFirst();
    const attempts: [string, InjectOptions?][] = [
      [`/api/get-single-donation/${id}`],
      [`/api/update-single-donation/${id}`, { method: 'PUT', payload: {} }],
      [`/api/update-single-donation/${id}`, { method: 'PUT', payload: { version: 99 } }],
      [`/api/restore-donation/${id}`, { method: 'POST' }],
      [`/api/restore-version/${entry?.id}`, { method: 'POST', payload: { version: 99 } }],
      [`/api/get-all-history?resource=donation&record=${id}`],
      ['/api/get-all-deleted'],
      [`/api/get-single-deleted/${deletionId}`],
      ['/api/search-records?q=email-7'],
      ['/api/get-all-email?limit=1'],
    ];
    for (const [url, options] of attempts) {
      const response = await callAs(token, url, options);
      expect([response.statusCode, response.json().error.code], url).toEqual([403, 'reauthentication_required']);
    }
  });
});

describe('a program', () => {
  const treasurer = readingScopes.indexOf('treasurer');
  const editor = readingScopes.indexOf('editor');

  const reads: [string, InjectOptions?][] = [
    ['/api/get-all-donation'],
    ['/api/get-all-donation?limit=1'],
    ['/api/get-all-donation?limit=0'],
    ['/api/get-all-donation?excerpt=1&whole=2000'],
    ['/api/get-single-donation/1'],
    ['/api/get-single-donation/99999'],
    ['/api/get-donor/1'],
    ['/api/get-donor/99999'],
    ['/api/get-donation-letter/1'],
    ['/api/get-donation-letter/99999?year=2026'],
    ['/api/update-single-donation/1', { method: 'PUT', payload: {} }],
    ['/api/restore-donation/1', { method: 'POST' }],
    ['/api/get-all-history?resource=donation'],
    ['/api/get-all-deleted?resource=donation'],
  ];
  test.each(reads)('without the right is refused at %s, whatever is there', async (url, options) => {
    const response = await callAs(keys.without[treasurer] ?? '', url, options);
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'forbidden']);
  });

  test('is told that it lacks the right to personal data', async () => {
    const response = await callAs(keys.without[treasurer] ?? '', '/api/get-all-donation?limit=5');
    expect(response.json().error.message).toBe(personalDataKeyText);
  });

  test('without the right still adds donors and subscribers, and learns of nobody', async () => {
    const add = (key: string | undefined, url: string, payload: object) =>
      callAs(key ?? '', url, { method: 'POST', payload });
    const donation = await add(keys.without[treasurer], '/api/add-donation', {
      email: 'new@people.example',
      amount: 5,
    });
    expect(donation.statusCode).toBe(201);
    const known = await add(keys.without[editor], '/api/add-email', { email: 'email-1@people.example' });
    const unknown = await add(keys.without[editor], '/api/add-email', { email: 'new@people.example' });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const emails = ['email-1@people.example'];
    expect((await add(keys.without[editor], '/api/import-email', { emails, dry_run: true })).statusCode).toBe(403);
    expect((await add(keys.with[editor], '/api/import-email', { emails, dry_run: true })).statusCode).toBe(200);
  });

  test('with the right leaves an entry in the security log each time', async () => {
    const read = async () =>
      (await callAs(await startSession(true), '/api/get-security-log?kind=personal_data_read&limit=100'))
        .json<SecurityLogResponse>()
        .entries.map(({ by, subject, details }) => [by?.username, subject, details]);
    await callAs(keys.with[treasurer] ?? '', '/api/get-all-donation?limit=5');
    await callAs(keys.with[treasurer] ?? '', '/api/get-single-donation/1');
    expect((await read()).slice(0, 2)).toEqual([
      ['treasurer with (API key)', 'donation', { records: 1 }],
      ['treasurer with (API key)', 'donation', { records: 5 }],
    ]);
  });
});
