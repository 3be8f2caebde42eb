// @module-tag database
import type { RecordSearchResponse } from '@porchlight/contract/record-search';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { describe, expect, test } from 'vitest';
import { serverForEachTest, staffAccount } from '../testing/test-server.ts';

const server = serverForEachTest();

const add = (name: Parameters<typeof sampleValues>[0], values: Record<string, unknown> = {}) =>
  server.resources.services[name].create({ ...sampleValues(name), ...values });
const ask = (query: string) => server.asStaff({ url: `/api/search-records?${query}` });
const find = async (q: string) => {
  const response = await ask(`q=${encodeURIComponent(q)}`);
  expect(response.statusCode, q.slice(0, 40)).toBe(200);
  return response.json<RecordSearchResponse>().records;
};
const matches = async (q: string) => (await find(q)).map(({ resource, title }) => `${resource} ${title}`);

describe('staff find with one call', () => {
  test('records of every resource, including private ones', async () => {
    await add('story', { title: 'Okra season' });
    await add('event', { title: 'Okra supper' });
    await add('team', { name: 'Okra Freeman' });
    await add('user', { username: 'okra.hill', name: '', email: 'hill@example.org' });
    await add('donation', { name: '', email: 'okra@example.org', amount: 40 });
    await add('email', { email: 'likes.okra@example.org' });
    expect(new Set(await matches('okra'))).toEqual(
      new Set([
        'story Okra season',
        'event Okra supper',
        'team Okra Freeman',
        'user okra.hill',
        'donation okra@example.org',
        'email likes.okra@example.org',
      ]),
    );
  });

  test('only the listed fields of a donation and an account', async () => {
    await add('donation', { email: 'b.hart@example.org', name: 'Bea', amount: 40, date: '2026-03-02' });
    await add('user', { username: 'hart', name: 'Mary Hart', email: 'hart@example.org' });
    expect(await find('hart')).toEqual([
      {
        resource: 'user',
        id: 2,
        title: 'Mary Hart',
        subtitle: 'hart',
        date: null,
        amount: null,
        snippet: [],
      },
      {
        resource: 'donation',
        id: 1,
        title: 'Bea',
        subtitle: 'b.hart@example.org',
        date: '2026-03-02',
        amount: 40,
        snippet: [],
      },
    ]);
  });

  test('a donation by the name of the donor, or by the address, which is its title where there is no name', async () => {
    await add('donation', { email: '', name: 'Odessa Leverett', amount: 5 });
    await add('donation', { email: 'o@example.org', name: 'Odessa Pickens', amount: 5 });
    await add('donation', { email: 'odessa@example.org', name: '', amount: 5 });
    const found = (await find('odessa')).filter(({ resource }) => resource === 'donation');
    expect(found.map(({ title, subtitle }) => [title, subtitle])).toEqual([
      ['odessa@example.org', ''],
      ['Odessa Pickens', 'o@example.org'],
      ['Odessa Leverett', ''],
    ]);
  });

  test('a donation by its amount and its day, a subscriber by the middle of the address', async () => {
    await add('donation', { name: '', email: 'a@example.org', amount: 1250.5, date: '2026-03-02' });
    await add('email', { email: 'bhart@example.org' });
    expect(await matches('$1,250.50 march')).toEqual(['donation a@example.org']);
    expect(await matches('hart')).toEqual(['email bhart@example.org']);
  });

  test('titles with the words before texts with them, and the passage of the text', async () => {
    await add('story', { title: 'Rows', content: 'The lantern hung beside the okra.' });
    await add('donation', { name: '', email: 'lantern@example.org' });
    const records = await find('lantern');
    expect(records.map(({ resource }) => resource)).toEqual(['donation', 'story']);
    expect(records[1]?.snippet).toContainEqual({ text: 'lantern', match: true });
  });

  test('no pages of the site: those are screens, not records', async () => {
    await server.searchIndex.replacePages([{ title: 'Kenya', description: 'Nairobi.', path: '/kenya' }]);
    expect(await matches('kenya')).toEqual([]);
  });

  test('nothing that was deleted', async () => {
    const { id } = await add('donation', { email: 'gone@example.org' });
    await server.resources.services.donation.remove(id);
    expect(await matches('gone')).toEqual([]);
  });

  test('as many as they request', async () => {
    for (let number = 1; number <= 4; number += 1) await add('email', { email: `okra${number}@example.org` });
    expect((await ask('q=okra&limit=2')).json().records).toHaveLength(2);
    expect((await ask('q=okra&limit=0')).json().error.fields).toHaveProperty('limit');
  });
});

test.each([
  ['nothing', ''],
  ['one letter', 'a'],
  ['signs', '%_\\*"\'()-;'],
  ['signs of the index', 'NEAR("a" OR *'],
  ['right-to-left', 'חג שמח'],
  ['half a character', '\ud800 \u0000'],
  ['ten thousand letters', 'x'.repeat(10_000)],
  ['a thousand words', 'okra '.repeat(1_000)],
])('%s works like any other search', async (_what, q) => {
  await add('donation');
  const response = await ask(`q=${encodeURIComponent(q.toWellFormed())}`);
  expect(response.statusCode).toBe(200);
});

test('without regard to accents and case', async () => {
  await add('user', { username: 'José', name: '', email: 'jose@example.org' });
  await add('story', { title: 'Familiés of Harmon' });
  expect(await matches('JOSE')).toEqual(['user José']);
  expect(await matches('famílies')).toEqual(['story Familiés of Harmon']);
});

describe('private records', () => {
  test('a visitor is refused, also with an invented token, and uses nobody’s limit', async () => {
    await add('donation', { email: 'secret@example.org' });
    for (const headers of [{}, { authorization: 'Bearer made-up' }]) {
      const response = await server.server.inject({ url: '/api/search-records?q=secret', headers });
      expect([response.statusCode, response.body.includes('secret@')]).toEqual([401, false]);
    }
  });

  test('no password, hash or token is searched or returned', async () => {
    await add('user', { username: 'ada', name: 'Ada Hill', email: 'ada@example.org', password: 'their own password' });
    const row = await server.db.read
      .selectFrom('users')
      .selectAll()
      .where('username', '=', 'ada')
      .executeTakeFirstOrThrow();
    const token = await server.db.read.selectFrom('tokens').selectAll().executeTakeFirst();
    const hash = String(row.password_hash);
    for (const secret of [hash, hash.slice(0, 8), 'their own password', staffAccount.password, 'scrypt', 'argon2']) {
      expect(await matches(secret), secret).toEqual([]);
    }
    expect(token === undefined ? [] : await matches(token.hash)).toEqual([]);
    const response = (await ask('q=ada')).body;
    expect(response).toContain('Ada Hill');
    for (const word of [hash, 'password', 'token', 'hash', '_key']) expect(response).not.toContain(word);
  });

  test('searches are not cached', async () => {
    expect((await ask('q=okra')).headers['cache-control']).toBe('no-store');
  });
});

test('one person has a limit per minute, and colleagues are not affected', async () => {
  for (let count = 1; count <= 240; count += 1) await ask('q=okra');
  const refused = await ask('q=okra');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  const { call } = await server.person('editor');
  expect((await call({ url: '/api/search-records?q=okra' })).statusCode).toBe(200);
  server.pass(60_000);
  expect((await ask('q=okra')).statusCode).toBe(200);
});
