// @module-tag database
import type { ChangeRecordsInput, ChangeRecordsResponse } from '@porchlight/contract/bulk-changes';
import { callPath, resourceCalls } from '@porchlight/contract/calls';
import { expect, test } from 'vitest';
import { forEachTest } from '../testing/for-each-test.ts';
import { startTestServer } from '../testing/test-server.ts';

const server = forEachTest(startTestServer);

async function addStories(count: number, values: Record<string, unknown> = {}): Promise<number[]> {
  const inputs = Array.from({ length: count }, (_, index) => ({ input: { title: `Story ${index + 1}`, ...values } }));
  const { records } = await server.resources.services.story.createMany(inputs);
  return records.map(({ id }) => id);
}

const post = (url: string, payload: Record<string, unknown>) => server.asStaff({ method: 'POST', url, payload });
const select = (count: number, query: Record<string, unknown> = {}) =>
  post('/api/select-records', { resource: 'story', count, ...query });
async function change(input: Omit<ChangeRecordsInput, 'resource'>, resource = 'story'): Promise<ChangeRecordsResponse> {
  const response = await post('/api/change-records', { resource, ...input });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
const recordsOf = (ids: readonly number[]) => ids.map((id) => ({ id }));
const read = async (id: number) =>
  (await server.asStaff({ url: `${callPath(resourceCalls.story.single, id)}?state=any` })).json()[
    resourceCalls.story.singleKey
  ];

test('all that match are selected only while their number is the expected one', async () => {
  const [first = 0] = await addStories(3, { state: 'draft' });
  const ids = await addStories(2);
  const drafts = { filter: { state: { is: 'draft' } } };
  expect((await select(3, drafts)).json().ids).toHaveLength(3);
  expect((await select(2, { search: 'story', filter: { state: { is: 'published' } } })).json()).toEqual({ ids });
  await server.resources.services.story.remove(first);
  const refused = await select(3, drafts);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error.message).toBe('The list has changed: 2 match, not 3.');
});

test('drafts are published at once, once however often it is pressed, and taken back', async () => {
  const ids = await addStories(25, { state: 'draft' });
  const publish = { action: 'update', records: recordsOf(ids), values: { state: 'published' } } as const;
  const { done } = await change(publish);
  expect(done.map(({ id, version, before }) => ({ id, version, before }))).toEqual(
    ids.map((id) => ({ id, version: 2, before: { state: 'draft' } })),
  );
  expect(await change(publish)).toEqual({ done: [], unchanged: ids, refused: [] });
  const undone = await change({
    action: 'update',
    records: done.map(({ id, version, before = {} }) => ({ id, version, values: before })),
  });
  expect(undone.done).toHaveLength(25);
  expect((await read(ids[0] ?? 0)).state).toBe('draft');
  const history = await server.db.read.selectFrom('history').select('id').where('resource', '=', 'story').execute();
  expect(history).toHaveLength(75);
});

test('what someone else has changed since is not undone', async () => {
  const [id = 0, other = 0] = await addStories(2, { state: 'draft' });
  const { done } = await change({ action: 'update', records: recordsOf([id, other]), values: { state: 'archived' } });
  await server.resources.services.story.update(id, { title: 'Another title' });
  const records = done.map(({ id, version, before = {} }) => ({ id, version, values: before }));
  expect(await change({ action: 'update', records })).toMatchObject({
    done: [{ id: other }],
    refused: [{ id, title: 'Another title', message: 'Someone else has changed this in the meantime.' }],
  });
});

test('of records of which some are in the trash the others are changed, and deleting them again does nothing', async () => {
  const ids = await addStories(3);
  const [gone = 0, ...others] = ids;
  await server.resources.services.story.remove(gone);
  const archived = await change({ action: 'update', records: recordsOf(ids), values: { state: 'archived' } });
  expect(archived.done.map(({ id }) => id)).toEqual(others);
  expect(archived.refused).toEqual([{ id: gone, message: 'This is in the trash or gone. Restore it first.' }]);
  const removed = await change({ action: 'remove', records: recordsOf(ids) });
  expect([removed.done.map(({ id }) => id), removed.unchanged]).toEqual([others, [gone]]);
  const restored = await change({ action: 'restore', records: recordsOf(others) });
  expect(restored.done.map(({ id }) => id)).toEqual(others);
});

test('a topic is added and removed without touching the others', async () => {
  const { topic } = server.resources.services;
  const seeds = await topic.create({ name: 'Seeds' });
  const soil = await topic.create({ name: 'Soil' });
  const [id = 0] = await addStories(1, { topics: JSON.stringify([seeds.id]) });
  const records = recordsOf([id]);
  const namesOf = async () => (await read(id)).topics.map(({ name }: { name: string }) => name);
  const added = await change({ action: 'update', records, add: { topics: [soil.id] } });
  expect(await namesOf()).toEqual(['Seeds', 'Soil']);
  expect((await change({ action: 'update', records, add: { topics: [soil.id] } })).unchanged).toEqual([id]);
  await change({ action: 'update', records, remove: { topics: [seeds.id] } });
  expect(await namesOf()).toEqual(['Soil']);
  await change({ action: 'update', records: [{ id, values: added.done[0]?.before ?? {} }] });
  expect(await namesOf()).toEqual(['Seeds']);
  const refused = await change({ action: 'remove', records: recordsOf([seeds.id]) }, 'topic');
  expect(refused.refused).toEqual([
    { id: seeds.id, title: 'Seeds', message: 'Other records have it. Delete it on its own.' },
  ]);
});

test('an author publishes nothing and deletes only own drafts; a role that is taken away ends it', async () => {
  const { user, story } = server.resources.services;
  const { id: userId } = await user.create({ username: 'rosa', password: 'a lamp at dusk', role: 'author' });
  const token = await server.tokens.issue(userId);
  const own = await story.create(
    { title: 'Mine', state: 'draft' },
    { actor: { userId, username: 'rosa', role: 'author', tokenHash: '' } },
  );
  const [other = 0] = await addStories(1, { state: 'draft' });
  const call = (payload: Record<string, unknown>) =>
    server.server.inject({
      ...{ method: 'POST', url: '/api/change-records', payload: { resource: 'story', ...payload } },
      headers: { authorization: `Bearer ${token}` },
    });
  const records = recordsOf([own.id, other]);
  const published = (await call({ action: 'update', records, values: { state: 'published' } })).json();
  expect(published.done).toEqual([]);
  expect(published.refused.map(({ message }: { message: string }) => message)).toEqual([
    'Only an editor can publish this. Save it as a draft, or send it for review.',
    'You can only change your own drafts. Ask an editor to change this.',
  ]);
  expect((await call({ action: 'remove', records })).json()).toMatchObject({
    done: [{ id: own.id }],
    refused: [{ id: other }],
  });
  await user.update(userId, { role: 'viewer' });
  expect([401, 403]).toContain((await call({ action: 'restore', records: recordsOf([own.id]) })).statusCode);
});

test('one field of many is changed, counts as unchanged where it was so, and is taken back', async () => {
  const { event } = server.resources.services;
  const inputs = ['Fair', 'Supper'].map((title) => ({ input: { title, venue: 'Depot', date: '2026-05-02T18:00' } }));
  const { records } = await event.createMany([...inputs, { input: { title: 'Swap', all_day: 'true' } }]);
  const ids = records.map(({ id }) => id);
  const eventOf = async (id: number) =>
    (await server.asStaff({ url: callPath(resourceCalls.event.single, id) })).json()[resourceCalls.event.singleKey];
  const set = (values: Record<string, unknown>) =>
    change({ action: 'update', records: recordsOf(ids), values }, 'event');
  expect(await set({ venue: 'Depot' })).toMatchObject({ done: [{ id: ids[2] }], unchanged: ids.slice(0, 2) });
  // Each as a form has it: a choice, yes or no, a moment on the organization's clock, nothing.
  const changed = await set({ status: 'postponed', all_day: 'true', date: '2026-06-01T18:00' });
  expect(changed.done).toHaveLength(3);
  expect(await eventOf(ids[0] ?? 0)).toMatchObject({
    status: 'postponed',
    all_day: true,
    date: '2026-06-01T22:00:00Z',
  });
  expect(await set({ all_day: 'true', date: '2026-06-01T18:00' })).toMatchObject({ done: [], unchanged: ids });
  const undo = changed.done.map(({ id, version, before = {} }) => ({ id, version, values: before }));
  expect((await change({ action: 'update', records: undo }, 'event')).done).toHaveLength(3);
  expect(await eventOf(ids[0] ?? 0)).toMatchObject({ all_day: false, date: '2026-05-02T22:00:00Z' });
  const wrong = await set({ status: 'lost' });
  expect(wrong.refused.map(({ id }) => id)).toEqual(ids);
  expect(wrong.done).toEqual([]);
});

test('a new topic is added to many by its name, once', async () => {
  const ids = await addStories(3, { state: 'draft' });
  const add = { action: 'update' as const, records: recordsOf(ids), add: { topics: ['Seeds'] } };
  expect((await change(add)).done).toHaveLength(3);
  expect((await change(add)).unchanged).toEqual(ids);
  const topics = await server.db.read.selectFrom('topics').select('id').execute();
  expect(topics).toHaveLength(1);
});

test('what is published is not sent for review together with drafts: visitors would lose it', async () => {
  const [published = 0] = await addStories(1);
  const [draft = 0] = await addStories(1, { state: 'draft' });
  const records = recordsOf([published, draft]);
  const sent = await change({ action: 'update', records, values: { state: 'in_review' } });
  expect(sent.done.map(({ id }) => id)).toEqual([draft]);
  expect(sent.refused).toMatchObject([{ id: published, message: expect.stringContaining('This is published') }]);
});

test('names of people are not in the answer', async () => {
  const { id } = await server.resources.services.email.create({ email: 'rosa@example.org' });
  const response = await post('/api/change-records', {
    ...{ resource: 'email', action: 'update', records: [{ id }, { id: 999 }], values: { email: 'not an address' } },
  });
  expect(response.json().refused).toHaveLength(2);
  expect(response.body).not.toContain('rosa@example.org');
});
