// @module-tag database
import { expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const linkTo = (attrs: object) => ({
  version: 1,
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'supper', marks: [{ type: 'link', attrs }] }] }],
});
const addStory = async (attrs: object, values: object = {}) =>
  (await server.post('/api/add-story', { title: 'Beans', content_document: linkTo(attrs), ...values })).json().story;
const storyOf = async (id: number) => (await server.server.inject(`/api/get-single-story/${id}`)).json().story;
const asText = async (id: number) => JSON.stringify((await storyOf(id)).content_document).includes('"gone":true');
const setState = (state: string) => server.post('/api/update-single-event/1', { state });

test.each([{ entity: 'event', id: 1 }, { href: '/event/1' }, { href: '/event/1?from=story#where' }])(
  'a link %j is marked while visitors can’t see the event',
  async (attrs) => {
    await server.post('/api/add-event', { title: 'Pie supper' });
    const { id, content_document } = await addStory(attrs);
    expect(await storyOf(id)).toMatchObject({ content_document });
    expect(await asText(id)).toBe(false);
    for (const state of ['archived', 'draft', 'in_review']) {
      await setState(state);
      expect(await asText(id), state).toBe(true);
      await setState('published');
      expect(await asText(id), state).toBe(false);
    }
    await server.asStaff({ method: 'DELETE', url: '/api/delete-single-event/1' });
    expect(await asText(id)).toBe(true);
    await server.post('/api/restore-event/1');
    expect(await asText(id)).toBe(false);
  },
);

test('a link to an event that never existed, or is only planned, is marked', async () => {
  const { id } = await addStory({ entity: 'event', id: 1 });
  expect(await asText(id)).toBe(true);
  await server.post('/api/add-event', { title: 'Supper', state: 'scheduled', publish_at: '2026-03-20T12:00' });
  expect(await asText(id)).toBe(true);
});

test('staff get the link as it is, so that saving the story again does not lose it', async () => {
  const { id, content_document } = await addStory({ entity: 'event', id: 1 });
  const { story } = (await server.asStaff({ url: `/api/get-single-story/${id}?state=any` })).json();
  expect(story.content_document).toEqual(content_document);
});

test('staff learn which records link to an event, drafts included and deleted ones not', async () => {
  await server.post('/api/add-event', { title: 'Pie supper' });
  const links = async () =>
    (await server.asStaff({ url: '/api/get-linking-records?resource=event&record=1' })).json().uses;
  expect(await links()).toEqual([]);
  await addStory({ entity: 'event', id: 1 });
  await addStory({ href: '/event/1' }, { title: 'Peas', state: 'draft' });
  await addStory({ entity: 'event', id: 11 }, { title: 'Corn' });
  await server.post('/api/update-single-event/1', { description_document: linkTo({ entity: 'event', id: 1 }) });
  const beans = { resource: 'story', id: 1, title: 'Beans' };
  expect(await links()).toEqual([beans, { resource: 'story', id: 2, title: 'Peas' }]);
  await server.post('/api/update-single-story/2', { content: 'No link any more.' });
  expect(await links()).toEqual([beans]);
  await server.asStaff({ method: 'DELETE', url: '/api/delete-single-story/1' });
  expect(await links()).toEqual([]);
});

test.each(['resource=user&record=1', 'resource=event&record=0', 'resource=event', 'record=1', ''])(
  'a question about %j is refused with a message',
  async (query) => {
    expect((await server.asStaff({ url: `/api/get-linking-records?${query}` })).statusCode).toBe(400);
  },
);

test('visitors don’t learn what links to a record', async () => {
  expect((await server.server.inject('/api/get-linking-records?resource=event&record=1')).statusCode).toBe(401);
});
