import { callPath, resourceCalls } from '@porchlight/contract/calls';
import { creatableNames, resourceNames } from '@porchlight/contract/entities';
import type { LastChangesResponse } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources } from '@porchlight/contract/resources';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { describe, expect, test } from 'vitest';
import { changeOf, historyServer } from '../testing/history-server.ts';
import { staffAccount } from '../testing/test-server.ts';

const { addStory, get, history, send, server, trash } = historyServer();

describe.each(creatableNames)('what happens to a record of %s', (name) => {
  const calls = resourceCalls[name];
  const { mainField } = resources[name];

  test('is recorded with who, when, old and new values, and is in the trash until then', async () => {
    const sample = sampleValues(name);
    const changed = sampleValues(name, 2)[mainField];
    const call = (kind: 'update' | 'remove' | 'restore', id: number, payload?: object) =>
      send(calls[kind].method as 'POST', callPath(calls[kind], id), payload);
    const { id } = (await send('POST', calls.create.path, sample)).json()[calls.singleKey];
    server.pass(60_000);
    await call('update', id, { [mainField]: changed });
    await call('remove', id);
    expect((await trash(`?resource=${name}`)).deleted).toMatchObject([
      {
        resource: name,
        record_id: id,
        title: changed,
        deleted_at: '2026-03-14T16:01:00Z',
        deleted_by: { username: staffAccount.username },
        restorable_until: '2026-04-13T16:01:00Z',
      },
    ]);
    await call('restore', id);
    expect((await trash()).deleted).toEqual([]);

    const entries = (await history(`?resource=${name}&record=${id}`)).history;
    expect(entries.map(({ action, version }) => [action, version])).toEqual([
      ['restore', 4],
      ['delete', 3],
      ['update', 2],
      ['create', 1],
    ]);
    for (const entry of entries) expect(entry.by).toMatchObject({ username: staffAccount.username });
    const [, , updated, created] = entries;
    expect(updated?.at).toBe('2026-03-14T16:01:00Z');
    expect(updated?.changes).toEqual([{ field: mainField, from: sample[mainField], to: changed }]);
    expect(changeOf(created, mainField)).toEqual({ field: mainField, from: null, to: sample[mainField] });
  });
});

describe('a password', () => {
  test('is never recorded, nor its hash: only that it changed', async () => {
    const { user } = (await send('POST', '/api/add-user', sampleValues('user'))).json();
    await send('PUT', `/api/update-single-user/${user.id}`, { password: 'a new lamp' });
    const [updated] = (await history(`?resource=user&record=${user.id}`)).history;
    expect(updated?.changes).toEqual([{ field: 'password', from: null, to: null }]);
    const stored = JSON.stringify(await server.db.read.selectFrom('history').selectAll().execute());
    expect(stored).not.toMatch(/scrypt|argon|\$|a new lamp|their own password/);
  });
});

describe('the history', () => {
  test('is paged newest first without gaps or duplicates while others write', async () => {
    for (let number = 1; number <= 5; number += 1) await addStory({ title: `Story ${number}` });
    const first = await history('?resource=story&limit=2');
    await addStory({ title: 'Written meanwhile' });
    const second = await history(`?resource=story&limit=2&before=${first.next}`);
    const third = await history(`?resource=story&limit=2&before=${second.next}`);
    const titles = [first, second, third].flatMap((page) => page.history.map(({ title }) => title));
    expect(titles).toEqual(['Story 5', 'Story 4', 'Story 3', 'Story 2', 'Story 1']);
    expect(third.next).toBeNull();
  });

  test('ends a page early if texts are very long, and continues from there', async () => {
    for (const letter of ['a', 'b', 'c']) await addStory({ title: letter, content: letter.repeat(200_000) });
    const first = await history('?resource=story');
    expect(first.history.map(({ title }) => title)).toEqual(['c', 'b']);
    const second = await history(`?resource=story&before=${first.next}`);
    expect(second.history.map(({ title }) => title)).toEqual(['a']);
    expect(second.next).toBeNull();
  });

  test('is filtered by person, and lists the people to choose from', async () => {
    await addStory({ title: 'By the first' });
    const { id, call } = await server.person('editor', 'grace');
    await call({ method: 'POST', url: '/api/add-story', payload: { title: 'By the second' } });
    expect((await history(`?user=${id}`)).history.map(({ title }) => title)).toEqual(['By the second']);
    const { people } = await get<{ people: { username: string }[] }>(otherCalls.historyPeople.path);
    expect(people.map(({ username }) => username)).toEqual(['admin', 'grace']);
  });

  test('is searched by title, without regard to case and accents, together with the other filters', async () => {
    await addStory({ title: 'Café on the porch' });
    await addStory({ title: '100% cotton' });
    const titlesFound = async (query: string) => (await history(query)).history.map(({ title }) => title);
    expect(await titlesFound('?title=cafe%20ON')).toEqual(['Café on the porch']);
    expect(await titlesFound('?title=%25')).toEqual(['100% cotton']);
    expect(await titlesFound('?title=cafe&resource=event')).toEqual([]);
    expect(
      (await get<{ error: { code: string } }>(`${otherCalls.history.path}?title=${'a'.repeat(10_000)}`)).error.code,
    ).toBe('validation');
  });

  test('names nobody for a visitor who subscribed', async () => {
    await server.server.inject({ method: 'POST', url: '/api/add-email', payload: { email: 'a@example.org' } });
    expect((await history('?resource=email')).history).toMatchObject([{ by: null, action: 'create' }]);
  });

  test('names the invalid parameter', async () => {
    for (const [query, field] of [
      ['?resource=nothing', 'resource'],
      ['?user=me', 'user'],
      ['?before=-1', 'before'],
      ['?limit=0', 'limit'],
      ['?record=4', 'resource'],
    ]) {
      const response = await server.asStaff({ url: `${otherCalls.history.path}${query}` });
      expect([query, response.statusCode, Object.keys(response.json().error.fields)]).toEqual([query, 400, [field]]);
    }
  });

  test('records nothing of a refused change', async () => {
    await addStory({ title: 'One', slug: 'same' });
    expect((await send('POST', '/api/add-story', { title: 'Two', slug: 'same' })).statusCode).toBe(409);
    expect((await history('?resource=story')).history).toHaveLength(1);
  });
});

describe('the last person who changed a row of a list', () => {
  const changesOf = (query: string) => get<LastChangesResponse>(otherCalls.lastChanges.path, query);

  test('is returned for the rows of a page at once, and not for others', async () => {
    const [first, second, third] = [
      await addStory({ title: 'One' }),
      await addStory({ title: 'Two' }),
      await addStory({ title: 'Three' }),
    ];
    await send('POST', `/api/update-single-story/${first.id}`, { title: 'One more', version: first.version });
    const { changes } = await changesOf(`?resource=story&records=${first.id},${third.id},999`);
    expect(changes.map(({ record_id, by }) => [record_id, by?.username]).toSorted()).toEqual([
      [first.id, 'admin'],
      [third.id, 'admin'],
    ]);
    expect(changes.some(({ record_id }) => record_id === second.id)).toBe(false);
  });

  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');

  test('is missing for records that do not exist, or no longer do, and returned for the others', async () => {
    const [gone, there] = [await addStory({ title: 'Gone' }), await addStory({ title: 'There' })];
    await send('DELETE', `/api/delete-single-story/${gone.id}`);
    await server.db.write((trx) => trx.deleteFrom('history').where('record_id', '=', gone.id).execute());
    const { changes } = await changesOf(`?resource=story&records=${gone.id},${there.id},999999999999999`);
    expect(changes.map(({ record_id }) => record_id)).toEqual([there.id]);
    expect((await changesOf('?resource=event&records=1')).changes).toEqual([]);
    expect((await changesOf(`?resource=story&records=${ids(100)}`)).changes).toHaveLength(1);
  });

  test('gives a message for an invalid query', async () => {
    const noIds = 'This has to be ids separated by commas, such as 3,14,15.';
    const noResource = `This has to be one of: ${resourceNames.join(', ')}.`;
    for (const [query, fields] of [
      ['', { resource: noResource, records: noIds }],
      ['?resource=nothing&records=1', { resource: noResource }],
      ['?records=1', { resource: noResource }],
      ['?resource=story&resource=event&records=1', { resource: noResource }],
      ['?resource=story', { records: noIds }],
      ['?resource=story&records=', { records: noIds }],
      ['?resource=story&records=1&records=2', { records: noIds }],
      ['?resource=story&records=1;2', { records: noIds }],
      ['?resource=story&records=0', { records: noIds }],
      ['?resource=story&records=1,,2', { records: noIds }],
      [`?resource=story&records=${'9'.repeat(16)}`, { records: noIds }],
      [`?resource=story&records=${ids(101)}`, { records: 'This can contain at most 100 ids.' }],
    ] as const) {
      const response = await server.asStaff({ url: `${otherCalls.lastChanges.path}${query}` });
      const { code, fields: refused } = response.json().error;
      expect([query, response.statusCode, code, refused]).toEqual([query, 400, 'validation', fields]);
    }
  });
});
