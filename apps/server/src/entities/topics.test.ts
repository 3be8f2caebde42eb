import { expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-07T13:50:00Z');

const create = async (path: string, key: string, values: object): Promise<{ id: number; version: number }> => {
  const response = await server.post(path, values);
  expect(response.statusCode, response.body).toBe(201);
  return response.json()[key];
};
const addTopic = (name: string, values: object = {}) => create('/api/add-topic', 'topic', { name, ...values });
const addStory = (values: object) => create('/api/add-story', 'story', { title: 'Rain', ...values });
const staff = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  server.asStaff({ method, url, payload });
const visitor = async (url: string) => (await server.server.inject(url)).json();
const topicsOf = async (id: number) =>
  (await visitor(`/api/get-single-story/${id}`)).story.topics.map(({ name }: { name: string }) => name);
const titlesWith = async (topicId: number, query = '') => {
  const filter = encodeURIComponent(JSON.stringify({ topics: { is: String(topicId) } }));
  return (await visitor(`/api/get-all-story?filter=${filter}${query}`)).stories.map(
    ({ title }: { title: string }) => title,
  );
};

test('a story has topics by id and by name, each once, and a name that is new becomes a topic', async () => {
  const gardens = await addTopic('Gardens');
  const { id } = await addStory({ topics: [gardens.id, 'GARDENS', 'Clean water'] });
  const { story } = await visitor(`/api/get-single-story/${id}`);
  expect(story.topics).toEqual([
    { id: gardens.id, name: 'Gardens', url: '/topic/gardens' },
    { id: gardens.id + 1, name: 'Clean water', url: '/topic/clean-water' },
  ]);
  const other = await addStory({ title: 'Wells', topics: 'clean water; Gardens' });
  expect(await topicsOf(other.id)).toEqual(['Clean water', 'Gardens']);
});

test('a list is filtered by a topic, and a story without it is left out', async () => {
  const gardens = await addTopic('Gardens');
  await addStory({ title: 'Beans', topics: [gardens.id] });
  await addStory({ title: 'Ballots' });
  expect(await titlesWith(gardens.id)).toEqual(['Beans']);
});

test('a topic that there is not, and what is no list, are refused with a clear message', async () => {
  const fieldError = async (topics: unknown) => {
    const response = await server.post('/api/add-story', { title: 'Rain', topics });
    return [response.statusCode, response.json().error?.fields?.topics];
  };
  expect(await fieldError([99])).toEqual([400, 'There is no topic with the id 99. Remove it.']);
  expect(await fieldError('{"a":1}')).toEqual([400, 'This has to be a list of ids or names, as JSON.']);
  expect(await fieldError([' '])).toEqual([400, 'Each name has to be text of 1 to 10,000 characters.']);
  expect(await fieldError(Array.from({ length: 51 }, (_, index) => `Topic ${index}`))).toEqual([
    400,
    'This can have at most 50 entries.',
  ]);
});

test('visitors see no topic that is not published, and staff do', async () => {
  const draft = await addTopic('Secret plans', { state: 'draft' });
  const { id } = await addStory({ topics: [draft.id] });
  expect(await topicsOf(id)).toEqual([]);
  const { story } = (await staff('GET', `/api/get-single-story/${id}?state=any`)).json();
  expect(story.topics).toEqual([{ id: draft.id, name: 'Secret plans', url: '' }]);
});

test('a deleted topic is left out, and back in its stories once it is restored, even if they were edited', async () => {
  const gardens = await addTopic('Gardens');
  const { id } = await addStory({ topics: [gardens.id] });
  await staff('DELETE', `/api/delete-single-topic/${gardens.id}`);
  expect(await topicsOf(id)).toEqual([]);
  await staff('POST', `/api/update-single-story/${id}`, { topics: ['Water'] });
  expect(await topicsOf(id)).toEqual(['Water']);
  await staff('POST', `/api/restore-topic/${gardens.id}`);
  expect(await topicsOf(id)).toEqual(['Water', 'Gardens']);
});

test('a renamed topic has its new name in its stories, and saving them again is no change of their topics', async () => {
  const gardens = await addTopic('Gardens');
  const { id } = await addStory({ topics: [gardens.id] });
  await staff('POST', `/api/update-single-topic/${gardens.id}`, { name: 'Community gardens' });
  expect(await topicsOf(id)).toEqual(['Community gardens']);
  await staff('POST', `/api/update-single-story/${id}`, { title: 'Hail', topics: [gardens.id] });
  const { history } = (await staff('GET', `/api/get-all-history?resource=story&record=${id}`)).json();
  expect(history[0].changes.map(({ field }: { field: string }) => field)).toEqual(['title']);
});

test('merged topics: the stories move, each has the other topic once, and undoing brings everything back', async () => {
  const [gardens, gardening] = [await addTopic('Gardens'), await addTopic('Gardening')];
  const both = await addStory({ title: 'Both', topics: [gardens.id, gardening.id] });
  const one = await addStory({ title: 'One', topics: [gardens.id] });
  const merged = await staff('POST', `/api/merge-topic/${gardens.id}`, { into: gardening.id });
  expect(merged.statusCode, merged.body).toBe(204);
  expect([await topicsOf(both.id), await topicsOf(one.id)]).toEqual([['Gardening'], ['Gardening']]);
  expect(await titlesWith(gardening.id)).toEqual(['Both', 'One']);
  // Sections of pages still name the merged one.
  await addStory({ title: 'New', topics: [gardening.id] });
  expect(await titlesWith(gardens.id)).toEqual(['Both', 'One', 'New']);
  expect((await staff('POST', `/api/restore-topic/${gardens.id}`)).statusCode).toBe(200);
  expect([await topicsOf(both.id), await topicsOf(one.id)]).toEqual([['Gardens', 'Gardening'], ['Gardens']]);
  expect(await titlesWith(gardening.id)).toEqual(['Both', 'New']);
});

test('topics merged one after the other lead to the last one', async () => {
  const [a, b, c] = [await addTopic('A'), await addTopic('B'), await addTopic('C')];
  const { id } = await addStory({ topics: [a.id] });
  await staff('POST', `/api/merge-topic/${a.id}`, { into: b.id });
  await staff('POST', `/api/merge-topic/${b.id}`, { into: c.id });
  expect(await topicsOf(id)).toEqual(['C']);
  for (const { id: topic } of [a, b, c]) expect(await titlesWith(topic)).toEqual(['Rain']);
  await staff('POST', `/api/restore-topic/${b.id}`);
  expect(await topicsOf(id)).toEqual(['B']);
});

test('a list of topics says what there is about each, what is merged into it included, once', async () => {
  const [gardens, gardening, empty] = [await addTopic('Gardens'), await addTopic('Gardening'), await addTopic('None')];
  await addStory({ topics: [gardens.id, gardening.id] });
  await addStory({ topics: [gardens.id] });
  await addStory({ topics: [gardens.id], state: 'draft' });
  await create('/api/add-event', 'event', { title: 'Seed swap', topics: [gardening.id] });
  // Visitors don't read how many people want news of it.
  await create('/api/add-email', 'email', {
    email: 'ruth@example.org',
    topics: [gardening.id],
    consent: 'given',
    consent_note: 'At the fair',
  });
  const counts = async () =>
    new Map(
      (await visitor('/api/get-all-topic')).topics.map((topic: { id: number; record_counts?: object }) => [
        topic.id,
        topic.record_counts,
      ]),
    );
  expect([...(await counts())].toSorted()).toEqual([
    [gardens.id, { story: 2 }],
    [gardening.id, { story: 1, event: 1 }],
    [empty.id, undefined],
  ]);
  await staff('POST', `/api/merge-topic/${gardens.id}`, { into: gardening.id });
  expect((await counts()).get(gardening.id)).toEqual({ story: 2, event: 1 });
});

test('a link in a text to a merged topic leads to the other one, and is text while visitors can’t see that', async () => {
  const [gardens, gardening] = [await addTopic('Gardens'), await addTopic('Gardening')];
  const link = { type: 'link', attrs: { entity: 'topic', id: gardens.id } };
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'our gardens', marks: [link] }] }];
  const { id } = await addStory({ content_document: { version: 1, type: 'doc', content } });
  const isGone = async () => JSON.stringify(await visitor(`/api/get-single-story/${id}`)).includes('"gone":true');
  await staff('POST', `/api/merge-topic/${gardens.id}`, { into: gardening.id });
  expect(await isGone()).toBe(false);
  expect((await visitor(`/api/get-single-topic/${gardens.id}`)).topic).toMatchObject({ id: gardening.id });
  await server.post(`/api/update-single-topic/${gardening.id}`, { state: 'archived' });
  expect(await isGone()).toBe(true);
});

test('a topic can’t be merged into itself, a missing one, or one that visitors can’t see', async () => {
  const [gardens, draft] = [await addTopic('Gardens'), await addTopic('Plans', { state: 'draft' })];
  const refusal = async (into: unknown) => {
    const response = await staff('POST', `/api/merge-topic/${gardens.id}`, { into });
    return response.json().error?.fields?.into;
  };
  const missing = 'There is no other topic with this id. Choose another.';
  expect(await Promise.all([gardens.id, 99, '', draft.id].map(refusal))).toEqual([
    missing,
    missing,
    'Choose a topic.',
    '“Plans” is not published. Publish it first, or choose another.',
  ]);
  expect((await visitor('/api/get-all-topic')).topics).toHaveLength(1);
});

test('a topic’s address is not a number, which would be an id', async () => {
  const response = await server.post('/api/add-topic', { name: 'Harvest', slug: '2024' });
  expect(response.json().error.fields.slug).toBe('This needs a letter: numbers are ids.');
  const { id } = await addTopic('2024');
  expect((await visitor(`/api/get-single-topic/${id}`)).topic.slug).toBe('2024-2');
});
