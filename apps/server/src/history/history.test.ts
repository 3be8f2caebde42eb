import { callPath, otherCalls, resourceCalls, resourceNames } from '@porchlight/contract/calls';
import type { DeletedAnswer, HistoryAnswer, HistoryEntry } from '@porchlight/contract/history';
import { resources } from '@porchlight/contract/resources';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quarters } from '../files/sample-files.ts';
import { tidyUp } from '../resources/housekeeping.ts';
import { multipart, sampleOf, staffAccount, startTestServer, type TestServer } from '../test-server.ts';

const dayMs = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const get = async <Answer>(path: string, query = '') =>
  (await server.asStaff({ url: `${path}${query}` })).json<Answer>();
const history = (query = '') => get<HistoryAnswer>(otherCalls.history.path, query);
const trash = (query = '') => get<DeletedAnswer>(otherCalls.deleted.path, query);
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  server.asStaff({ method, url, payload });
const restoreVersion = (entry: HistoryEntry, payload: object) =>
  send('POST', callPath(otherCalls.restoreVersion, entry.id), payload);
const addStory = async (values: object) => (await send('POST', '/api/add-story', values)).json().story;
const changeOf = (entry: HistoryEntry | undefined, field: string) =>
  entry?.changes.find((change) => change.field === field);

describe.each(resourceNames)('what happens to a record of %s', (name) => {
  const calls = resourceCalls[name];
  const { mainField } = resources[name];

  test('is remembered with who, when and from what to what, and lies in the trash meanwhile', async () => {
    const sample = sampleOf(name);
    const call = (kind: 'update' | 'remove' | 'restore', id: number, payload?: object) =>
      send(calls[kind].method as 'POST', callPath(calls[kind], id), payload);
    const { id } = (await send('POST', calls.create.path, sample)).json()[calls.singleKey];
    server.pass(60_000);
    await call('update', id, { [mainField]: 'changed@example.org' });
    await call('remove', id);
    expect((await trash(`?resource=${name}`)).deleted).toMatchObject([
      {
        resource: name,
        record_id: id,
        title: 'changed@example.org',
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
    expect(updated?.changes).toEqual([{ field: mainField, from: sample[mainField], to: 'changed@example.org' }]);
    expect(changeOf(created, mainField)).toEqual({ field: mainField, from: null, to: sample[mainField] });
  });
});

describe('a password', () => {
  test('is never remembered, nor is its hash: only that it changed', async () => {
    const { user } = (await send('POST', '/api/add-user', sampleOf('user'))).json();
    await send('PUT', `/api/update-single-user/${user.id}`, { password: 'a new lamp' });
    const [updated] = (await history(`?resource=user&record=${user.id}`)).history;
    expect(updated?.changes).toEqual([{ field: 'password', from: null, to: null }]);
    const stored = JSON.stringify(await server.db.read.selectFrom('history').selectAll().execute());
    expect(stored).not.toMatch(/scrypt|argon|\$|a new lamp|their own password/);
  });
});

describe('the history', () => {
  test('is for staff only, and so is the trash', async () => {
    for (const { method, path } of [
      otherCalls.history,
      otherCalls.historyPeople,
      otherCalls.deleted,
      otherCalls.restoreVersion,
    ]) {
      const answer = await server.server.inject({ method, url: path.replace('{id}', '1'), payload: { version: 1 } });
      expect([path, answer.statusCode]).toEqual([path, method === 'GET' || method === 'POST' ? 401 : 0]);
    }
  });

  test('is paged newest first without a gap or a double, while others write', async () => {
    for (let number = 1; number <= 5; number += 1) await addStory({ title: `Story ${number}` });
    const first = await history('?resource=story&limit=2');
    await addStory({ title: 'Written meanwhile' });
    const second = await history(`?resource=story&limit=2&before=${first.next}`);
    const third = await history(`?resource=story&limit=2&before=${second.next}`);
    const titles = [first, second, third].flatMap((page) => page.history.map(({ title }) => title));
    expect(titles).toEqual(['Story 5', 'Story 4', 'Story 3', 'Story 2', 'Story 1']);
    expect(third.next).toBeNull();
  });

  test('ends a page early when texts are very long, and goes on from there', async () => {
    for (const letter of ['a', 'b', 'c']) await addStory({ title: letter, content: letter.repeat(200_000) });
    const first = await history('?resource=story');
    expect(first.history.map(({ title }) => title)).toEqual(['c', 'b']);
    const second = await history(`?resource=story&before=${first.next}`);
    expect(second.history.map(({ title }) => title)).toEqual(['a']);
    expect(second.next).toBeNull();
  });

  test('is filtered by person, and names the people there are to choose from', async () => {
    await addStory({ title: 'By the first' });
    const colleague = { username: 'grace', password: 'a lamp at dusk' };
    const { user } = (await send('POST', '/api/add-user', { ...colleague, email: '' })).json();
    const token = await server.signIn(colleague);
    await server.server.inject({
      method: 'POST',
      url: '/api/add-story',
      payload: { title: 'By the second' },
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await history(`?user=${user.id}`)).history.map(({ title }) => title)).toEqual(['By the second']);
    const { people } = await get<{ people: { username: string }[] }>(otherCalls.historyPeople.path);
    expect(people.map(({ username }) => username)).toEqual(['admin', 'grace']);
  });

  test('names nobody for a visitor who subscribed', async () => {
    await server.server.inject({ method: 'POST', url: '/api/add-email', payload: { email: 'a@example.org' } });
    expect((await history('?resource=email')).history).toMatchObject([{ by: null, action: 'create' }]);
  });

  test('says which parameter makes no sense', async () => {
    for (const [query, field] of [
      ['?resource=nothing', 'resource'],
      ['?user=me', 'user'],
      ['?before=-1', 'before'],
      ['?limit=0', 'limit'],
      ['?record=4', 'resource'],
    ]) {
      const answer = await server.asStaff({ url: `${otherCalls.history.path}${query}` });
      expect([query, answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([query, 400, [field]]);
    }
  });

  test('keeps no trace of a change that was refused', async () => {
    await addStory({ title: 'One', slug: 'same' });
    expect((await send('POST', '/api/add-story', { title: 'Two', slug: 'same' })).statusCode).toBe(409);
    expect((await history('?resource=story')).history).toHaveLength(1);
  });
});

describe('an earlier version', () => {
  test('comes back as a new one, which is remembered too', async () => {
    const { id } = await addStory({ title: 'First', content: 'Beans.', date: '2026-03-01' });
    await send('POST', `/api/update-single-story/${id}`, { title: 'Second', content: '', date: '' });
    await send('POST', `/api/update-single-story/${id}`, { title: 'Third' });
    const entries = (await history(`?resource=story&record=${id}`)).history;
    const answer = await restoreVersion(entries[2] as HistoryEntry, { version: 3 });
    expect(answer.json()).toMatchObject({
      record: { title: 'First', content: 'Beans.', date: '2026-03-01', version: 4 },
      missing_files: {},
    });
    const [newest] = (await history(`?resource=story&record=${id}`)).history;
    expect(newest).toMatchObject({ action: 'revert', reverted_to: 1, version: 4 });
    expect(changeOf(newest, 'title')).toEqual({ field: 'title', from: 'Third', to: 'First' });
    const undone = await restoreVersion(newest as HistoryEntry, { version: 4, state: 'before' });
    expect(undone.json().record).toMatchObject({ title: 'Third', content: '', date: null, version: 5 });
  });

  test('is refused when somebody else has changed the record meanwhile', async () => {
    const { id } = await addStory({ title: 'First' });
    await send('POST', `/api/update-single-story/${id}`, { title: 'Second' });
    const [, created] = (await history(`?resource=story&record=${id}`)).history;
    const answer = await restoreVersion(created as HistoryEntry, { version: 1 });
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      409,
      { code: 'stale_version', current: { title: 'Second', version: 2 } },
    ]);
  });

  test('keeps an amount to the cent, and a password as it is', async () => {
    const { donation } = (await send('POST', '/api/add-donation', { email: 'a@example.org', amount: 0.29 })).json();
    await send('PUT', `/api/update-single-donation/${donation.id}`, { amount: 1250.5 });
    const [, created] = (await history('?resource=donation')).history;
    expect((await restoreVersion(created as HistoryEntry, { version: 2 })).json().record.amount).toBe(0.29);
    const { user } = (await send('POST', '/api/add-user', sampleOf('user'))).json();
    await send('PUT', `/api/update-single-user/${user.id}`, { username: 'grace', password: 'a new lamp' });
    const [, first] = (await history(`?resource=user&record=${user.id}`)).history;
    const back = await restoreVersion(first as HistoryEntry, { version: 2 });
    expect(back.json().record).toMatchObject({ username: 'colleague 1' });
    await server.signIn({ username: 'colleague 1', password: 'a new lamp' });
  });

  test('takes the next free slug when its own was taken, and says so when a name was', async () => {
    const { id } = await addStory({ title: 'Porch', slug: 'porch' });
    await send('POST', `/api/update-single-story/${id}`, { slug: 'porch-at-dusk' });
    await addStory({ title: 'Other', slug: 'porch' });
    const [, created] = (await history(`?resource=story&record=${id}`)).history;
    expect((await restoreVersion(created as HistoryEntry, { version: 2 })).json().record.slug).toBe('porch-2');

    const { user } = (await send('POST', '/api/add-user', sampleOf('user'))).json();
    await send('PUT', `/api/update-single-user/${user.id}`, { username: 'grace' });
    await send('POST', '/api/add-user', { ...sampleOf('user', 2), username: 'colleague 1' });
    const [, first] = (await history(`?resource=user&record=${user.id}`)).history;
    const answer = await restoreVersion(first as HistoryEntry, { version: 2 });
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      409,
      'Another record has the username “colleague 1” now. Change or delete that one first, then try again.',
    ]);
  });

  test('of a deleted record waits until the record is restored', async () => {
    const { id } = await addStory({ title: 'First' });
    const [created] = (await history(`?resource=story&record=${id}`)).history;
    await send('DELETE', `/api/delete-single-story/${id}`);
    const answer = await restoreVersion(created as HistoryEntry, { version: 2 });
    expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'gone']);
  });

  test('that is unknown is not found', async () => {
    expect((await restoreVersion({ id: 999_999 } as HistoryEntry, { version: 1 })).statusCode).toBe(404);
    expect((await send('POST', '/api/restore-version/abc', { version: 1 })).statusCode).toBe(400);
    expect((await send('POST', '/api/restore-version/1', {})).statusCode).toBe(400);
  });
});

describe('as time goes by', () => {
  // The file system has its own clock, so these begin at the real time.
  const begin = () => server.setNow(new Date().toISOString());
  let moment: () => Date;
  beforeEach(() => {
    begin();
    let passed = 0;
    const { pass } = server;
    server.pass = (milliseconds) => {
      passed += milliseconds;
      pass(milliseconds);
    };
    moment = () => new Date(Date.now() + passed);
  });
  const tidy = () => tidyUp({ ...server, now: moment });

  async function storyWhosePictureWasReplaced() {
    const picture = async (fit: 'jpeg' | 'png') => ({ filename: 'a', content: await quarters()[fit]().toBuffer() });
    const form = async (fit: 'jpeg' | 'png') =>
      multipart([
        ['title', 'A'],
        ['image', await picture(fit)],
      ]);
    const { story } = (await server.asStaff({ method: 'POST', url: '/api/add-story', ...(await form('jpeg')) })).json();
    await server.asStaff({ method: 'POST', url: `/api/update-single-story/${story.id}`, ...(await form('png')) });
    return story as { id: number; image: string };
  }

  test('a replaced picture can be brought back for 30 days', async () => {
    const { id, image } = await storyWhosePictureWasReplaced();
    server.pass(29 * dayMs);
    await tidy();
    const [, created] = (await signedInHistory(id)) as HistoryEntry[];
    const answer = await asStaffAnew('POST', `/api/restore-version/${created?.id}`, { version: 2 });
    expect(answer.json()).toMatchObject({ record: { image }, missing_files: {} });
  });

  test('after that its name is told and the picture there is now stays', async () => {
    const { id, image } = await storyWhosePictureWasReplaced();
    server.pass(31 * dayMs);
    await tidy();
    const [newest, created] = (await signedInHistory(id)) as HistoryEntry[];
    const answer = await asStaffAnew('POST', `/api/restore-version/${created?.id}`, { version: 2 });
    expect(answer.json()).toMatchObject({
      record: { image: changeOf(newest, 'image')?.to },
      missing_files: { image },
    });
  });

  test('a record that is gone for good takes with it what the history knew of it, and leaves the trash', async () => {
    const { email } = (await send('POST', '/api/add-email', { email: 'private@example.org' })).json();
    await send('DELETE', `/api/delete-single-email/${email.id}`);
    expect((await trash()).deleted).toHaveLength(1);
    server.pass(31 * dayMs);
    expect((await getAnew<DeletedAnswer>(otherCalls.deleted.path)).deleted).toEqual([]);
    await tidy();
    const entries = await server.db.read.selectFrom('history').selectAll().where('resource', '=', 'email').execute();
    expect(entries.map(({ action, username }) => [action, username])).toEqual([
      ['create', 'admin'],
      ['delete', 'admin'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('private');
  });

  test('a change is forgotten after two years', async () => {
    await addStory({ title: 'Old' });
    server.pass(729 * dayMs);
    await tidy();
    expect(
      await server.db.read.selectFrom('history').select('id').where('resource', '=', 'story').execute(),
    ).toHaveLength(1);
    server.pass(2 * dayMs);
    await tidy();
    expect(await server.db.read.selectFrom('history').select('id').where('resource', '=', 'story').execute()).toEqual(
      [],
    );
  });

  async function asStaffAnew(method: 'GET' | 'POST', url: string, payload?: object) {
    const authorization = `Bearer ${await server.signIn()}`;
    return server.server.inject({ method, url, payload, headers: { authorization } });
  }
  const getAnew = async <Answer>(url: string) => (await asStaffAnew('GET', url)).json<Answer>();
  const signedInHistory = async (id: number) =>
    (await getAnew<HistoryAnswer>(`${otherCalls.history.path}?resource=story&record=${id}`)).history;
});
