// @module-tag database
import { callPath, idempotencyKeyHeader, resourceCalls } from '@porchlight/contract/calls';
import { creatableNames } from '@porchlight/contract/entities';
import { resources } from '@porchlight/contract/resources';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '../jobs/housekeeping.ts';
import { serverForAllTests } from '../testing/test-server.ts';

const server = serverForAllTests();

const dayMs = 24 * 60 * 60 * 1000;

describe.each(creatableNames)('a form for %s that is sent again after its response was lost', (name) => {
  const calls = resourceCalls[name];
  const { mainField } = resources[name];
  const send = (call: { method: string; path: string }, key: string, payload: object, id?: number) =>
    server.asStaff({
      method: call.method as 'POST',
      url: callPath(call as typeof calls.create, id),
      headers: { [idempotencyKeyHeader]: `${name}-${key}-0123456789` },
      payload,
    });
  const count = async () => {
    const response = await server.asStaff({ method: 'GET', url: calls.list.path });
    return response.json()[calls.listKey].length as number;
  };

  test('creates one record, with what was typed in between', async () => {
    const before = await count();
    const first = await send(calls.create, 'create', sampleValues(name, 1));
    const again = await send(calls.create, 'create', sampleValues(name, 1));
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()[calls.singleKey].id).toBe(first.json()[calls.singleKey].id);
    const corrected = { ...sampleValues(name, 1), [mainField]: sampleValues(name, 3)[mainField] };
    const third = await send(calls.create, 'create', corrected);
    expect(third.json()[calls.singleKey]).toMatchObject({
      id: first.json()[calls.singleKey].id,
      [mainField]: corrected[mainField],
    });
    expect(await count()).toBe(before + 1);
  });

  test('is not another person’s change when it is an edit', async () => {
    const made = (await send(calls.create, 'edited', sampleValues(name, 2))).json()[calls.singleKey];
    const edit = { [mainField]: `edited${made.id}@example.org`, version: made.version };
    expect((await send(calls.update, 'edit', edit, made.id)).statusCode).toBe(200);
    expect((await send(calls.update, 'edit', edit, made.id)).statusCode).toBe(200);
    const other = await send(
      calls.update,
      'other',
      { [mainField]: 'theirs@example.org', version: made.version },
      made.id,
    );
    expect([other.statusCode, other.json().error.code]).toEqual([409, 'stale_version']);
    const { version } = other.json().error.current;
    expect((await send(calls.update, 'other', { ...edit, version }, made.id)).statusCode).toBe(200);
    // Now the first one's record has been changed by another.
    expect((await send(calls.update, 'edit', edit, made.id)).statusCode).toBe(409);
  });
});

test('a key belongs to its person, and is deleted after two weeks', async () => {
  const { create } = resourceCalls.article;
  const headers = { [idempotencyKeyHeader]: 'one-and-the-same-key' };
  const [ada, ben] = [await server.person('editor', 'ada'), await server.person('editor', 'ben')];
  const idOf = async ({ call }: Pick<typeof ada, 'call'>): Promise<number> =>
    (await call({ method: 'POST', url: create.path, payload: { title: 'Soil' }, headers })).json().article.id;
  const adas = await idOf(ada);
  expect(await idOf(ben)).not.toBe(adas);
  expect(await idOf(ada)).toBe(adas);
  server.pass(15 * dayMs);
  await cleanUp({ ...server, now: () => new Date('2026-03-29T16:00:00Z') });
  const authorization = `Bearer ${await server.tokens.issue(ada.id)}`;
  const call: typeof ada.call = async (options) =>
    server.server.inject({ ...options, headers: { ...options.headers, authorization } });
  expect(await idOf({ call })).not.toBe(adas);
});
