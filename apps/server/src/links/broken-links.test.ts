// @module-tag database
import { beforeEach, describe, expect, test } from 'vitest';
import { linkedText, sectionWithButton } from '../testing/linked-text.ts';
import { serverForEachTest } from '../testing/test-server.ts';
import { publicUrl } from '../testing/test-site.ts';

const server = serverForEachTest(undefined, undefined, { settings: { PUBLIC_URL: publicUrl } });

const addStory = (href: string, values: object = {}) =>
  server.post('/api/add-story', { title: 'Beans', content_document: linkedText({ href }, 'our plans'), ...values });
const read = async () => (await server.asStaff({ url: '/api/get-all-broken-link' })).json();
const problems = async () => (await read()).links.map(({ problem }: { problem: string }) => problem);

test('a link of a story is listed with its words, its place and why it leads nowhere', async () => {
  await addStory('/event/1?x=1');
  expect(await read()).toEqual({
    links: [
      {
        ...{ resource: 'story', id: 1, title: 'Beans', field: 'content', section: '', text: 'our plans' },
        ...{ target: '/event/1', problem: 'missing', status: null, checked_at: null },
      },
    ],
    total: 1,
    checks_websites: false,
  });
});

test('why a link leads nowhere follows the record', async () => {
  await addStory('/event/1');
  await server.post('/api/add-event', { title: 'Supper', state: 'scheduled', publish_at: '2026-03-20T12:00' });
  expect(await problems()).toEqual(['scheduled']);
  for (const state of ['draft', 'in_review', 'archived']) {
    await server.post('/api/update-single-event/1', { state });
    expect(await problems()).toEqual([state]);
  }
  await server.post('/api/update-single-event/1', { state: 'published' });
  expect(await problems()).toEqual([]);
  await server.asStaff({ method: 'DELETE', url: '/api/delete-single-event/1' });
  expect(await problems()).toEqual(['deleted']);
});

test('a typed address leads nowhere without a page and a redirect', async () => {
  await addStory('/plans');
  await addStory(`${publicUrl}/plans`);
  expect(await problems()).toEqual(['missing', 'missing']);
  await server.post('/api/add-page', { title: 'Plans', slug: 'plans', state: 'draft' });
  expect(await problems()).toEqual(['draft', 'draft']);
  await server.asStaff({ method: 'DELETE', url: '/api/delete-single-page/1' });
  expect(await problems()).toEqual(['deleted', 'deleted']);
  const { redirect } = (await server.post('/api/add-redirect', { path: '/plans', target: '', code: '410' })).json();
  expect(await problems()).toEqual(['removed', 'removed']);
  const url = `/api/update-single-redirect/${redirect.id}`;
  await server.asStaff({ method: 'PUT', url, payload: { target: '/events', code: '301' } });
  expect(await problems()).toEqual([]);
});

test('a link to a page of the site leads nowhere while visitors can’t see the page, and one to a list never', async () => {
  await server.post('/api/add-redirect', { path: '/give', target: 'page:donate', code: '301' });
  await server.post('/api/add-redirect', { path: '/calendar', target: 'page:events', code: '301' });
  expect((await read()).links).toMatchObject([{ title: '/give', target: '/donate', problem: 'missing' }]);
  await server.post('/api/add-page', { title: 'Donate', slug: 'donate' });
  expect(await problems()).toEqual([]);
  await server.post('/api/update-single-page/1', { state: 'archived' });
  expect(await problems()).toEqual(['archived']);
});

test('the old address of a merged topic leads somewhere while visitors can see the other one', async () => {
  for (const name of ['Rain', 'Water']) await server.post('/api/add-topic', { name });
  expect((await server.post('/api/merge-topic/1', { into: 2 })).statusCode).toBe(204);
  expect(await problems()).toEqual([]);
  await server.post('/api/update-single-topic/2', { state: 'archived' });
  expect(await problems()).toEqual(['archived']);
});

describe('links of everything that visitors see', () => {
  beforeEach(async () => {
    await server.post('/api/add-event', { title: 'Supper', state: 'archived' });
  });

  test('are listed: of texts in sections, buttons, menus and redirects', async () => {
    const after = linkedText({ entity: 'event', id: 1 });
    await server.post('/api/add-page', { title: 'Food', sections: [sectionWithButton('record:event/1', { after })] });
    await server.post('/api/add-redirect', { path: '/pie', target: 'record:event/1', code: '301' });
    const notices = [{ label: 'Pie', link: 'record:event/1' }];
    await server.asStaff({ method: 'PUT', url: '/api/update-single-menus/1', payload: { notices } });
    const { links } = await read();
    expect(
      links.map(({ title, field, section, text }: Record<string, string>) => [title, field, section, text]),
    ).toEqual([
      ['Food', 'sections', 'quote', 'supper'],
      ['Food', 'sections', 'quote', 'Read more'],
      ['/pie', 'target', '', 'To'],
      ['Menus', 'notices', '', 'Pie'],
    ]);
  });

  test('are left out in menus while their page is still to be published: menus leave them out too', async () => {
    await server.post('/api/update-single-event/1', { state: 'draft' });
    const notices = [{ label: 'Pie', link: 'record:event/1' }];
    await server.asStaff({ method: 'PUT', url: '/api/update-single-menus/1', payload: { notices } });
    expect(await problems()).toEqual([]);
  });

  test('are left out in drafts, hidden sections and the trash', async () => {
    await addStory('/event/1', { state: 'draft' });
    await addStory('/event/1');
    await server.asStaff({ method: 'DELETE', url: '/api/delete-single-story/2' });
    await server.post('/api/add-page', {
      title: 'Food',
      sections: [sectionWithButton('record:event/1', { hidden: true })],
    });
    expect(await problems()).toEqual([]);
  });

  test('are shown to those who may change content', async () => {
    await addStory('/event/1');
    await server.post('/api/add-redirect', { path: '/pie', target: 'record:event/1', code: '301' });
    const seenBy = async (role: 'author' | 'editor') =>
      (await (await server.person(role)).call({ url: '/api/get-all-broken-link' })).json().total;
    expect([await seenBy('author'), await seenBy('editor')]).toEqual([undefined, 2]);
    expect((await server.server.inject('/api/get-all-broken-link')).statusCode).toBe(401);
  });
});

test('of many, all are counted', async () => {
  const content = Array.from({ length: 600 }, (_, index) => linkedText({ href: `/none-${index}` }).content[0]);
  await server.post('/api/add-story', { title: 'Beans', content_document: { version: 1, type: 'doc', content } });
  const { links, total } = await read();
  expect([links.length, total]).toEqual([500, 600]);
});

test('a link whose words have several formats is one link', async () => {
  const marks = [{ type: 'link', attrs: { href: '/none' } }];
  const content = [
    { type: 'text', text: 'our ', marks },
    { type: 'text', text: 'plans', marks: [...marks, { type: 'bold' }] },
    { type: 'text', text: ' and ' },
    { type: 'text', text: 'more', marks },
  ];
  await server.post('/api/add-story', {
    title: 'Beans',
    content_document: { version: 1, type: 'doc', content: [{ type: 'paragraph', content }] },
  });
  expect((await read()).links.map(({ text }: { text: string }) => text)).toEqual(['our plans', 'more']);
});
