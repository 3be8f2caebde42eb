import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { documentedCalls, readDocument } from '../testing/documented-calls.ts';
import { serverForEachTest, staffAccount } from '../testing/test-server.ts';

const hourMs = 60 * 60 * 1000;
const server = serverForEachTest();
let write: Database['write'];
beforeEach(() => {
  write = server.db.write;
});
afterEach(() => {
  server.db.write = write;
});

/** What a database does that can't be written. */
const faults: [string, Database['write']][] = [
  ['another process holds its lock', () => new Promise(() => undefined)],
  ['its disk is full', () => Promise.reject(new Error('database or disk is full'))],
];

test.each(faults)('while nothing can be written since %s, staff and programs read everything', async (_, fault) => {
  const paths = documentedCalls(await readDocument(server.server)).flatMap(({ method, path }) =>
    method === 'GET' ? path.replace('{id}', '1') : [],
  );
  const token = await server.signIn();
  const by = { userId: 1, username: 'admin', role: 'administrator', tokenHash: '' } as const;
  const { secret } = await server.apiKeys.add({ name: 'a', scope: 'treasurer', days: 9, personal_data: true }, by);
  await server.post('/api/add-donation', { email: 'ann@example.org', amount: 5 });
  await server.post('/api/add-story', { title: 'Rain' });
  const statuses = async (bearer: string) => {
    const options: InjectOptions = { headers: { authorization: `Bearer ${bearer}` } };
    const responses = await Promise.all(paths.map((url) => server.server.inject({ ...options, url })));
    return responses.map(({ statusCode }, index) => `${statusCode} ${paths[index]}`);
  };
  const before = [await statuses(token), await statuses(secret)];
  server.pass(2 * 60_000);
  server.db.write = fault;
  expect([await statuses(token), await statuses(secret)]).toEqual(before);
});

test('a session that is in use goes on for as long as nothing can be written', async () => {
  await server.asStaff({ url: '/api/get-my-account' });
  server.db.write = () => Promise.reject(new Error('database or disk is full'));
  for (let minutes = 0; minutes < 90; minutes += 20) {
    server.pass(20 * 60_000);
    expect((await server.asStaff({ url: '/api/get-my-account' })).statusCode).toBe(200);
  }
  server.db.write = write;
  server.pass(60_000);
  await server.asStaff({ url: '/api/get-my-account' });
  const lastUse = async () =>
    Number((await server.db.read.selectFrom('tokens').select('last_used_at').executeTakeFirst())?.last_used_at);
  await expect.poll(lastUse).toBeGreaterThan(Date.parse('2026-03-14T16:00:00Z') + hourMs);
});

test('a sign-in needs a database that can be written, and says so', async () => {
  server.db.write = () => Promise.reject(Object.assign(new Error('database is locked'), { errcode: 5 }));
  const login = await server.server.inject({ method: 'POST', url: '/api/login', payload: staffAccount });
  expect(login.statusCode).toBe(503);
});
