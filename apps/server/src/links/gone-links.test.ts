import { beforeEach, describe, expect, test } from 'vitest';
import { emptyMenus, linkedText, sectionWithButton } from '../testing/linked-text.ts';
import { serverForEachTest } from '../testing/test-server.ts';
import { publicUrl } from '../testing/test-site.ts';

const server = serverForEachTest(undefined, undefined, { settings: { PUBLIC_URL: publicUrl } });

const addStory = async (attrs: object, values: object = {}) =>
  (await server.post('/api/add-story', { title: 'Beans', content_document: linkedText(attrs), ...values })).json()
    .story;
const storyOf = async (id: number) => (await server.server.inject(`/api/get-single-story/${id}`)).json().story;
const asText = async (id: number) => JSON.stringify((await storyOf(id)).content_document).includes('"gone":true');
const setState = (state: string) => server.post('/api/update-single-event/1', { state });

test.each([
  { entity: 'event', id: 1 },
  { href: '/event/1' },
  { href: '/event/1?from=story#where' },
  { href: `${publicUrl}/event/1?slug=pie` },
])('a link %j is marked while visitors can’t see the event', async (attrs) => {
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
});

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

describe('a typed address', () => {
  test.each(['/about/us', '/About/Us/?x=1#top', `${publicUrl}/about/us`])(
    'of a page, %s, is marked while there is neither the page nor a redirect',
    async (href) => {
      const { id } = await addStory({ href });
      expect(await asText(id)).toBe(true);
      const { page } = (await server.post('/api/add-page', { title: 'About us', slug: 'about/us' })).json();
      expect(await asText(id)).toBe(false);
      await server.post(`/api/update-single-page/${page.id}`, { state: 'archived' });
      expect(await asText(id)).toBe(true);
      await server.post('/api/add-redirect', { path: '/about/*', target: '/donate', code: '301' });
      expect(await asText(id)).toBe(false);
    },
  );

  test.each([
    ['/donate', 'donate'],
    ['/Vote/?x=1#top', 'vote'],
    [`${publicUrl}/how-we-work`, 'how-we-work'],
    ['/', 'home'],
  ])('of a page of the site, %s, is marked while visitors can’t see the page', async (href, slug) => {
    const { id } = await addStory({ href });
    expect(await asText(id)).toBe(true);
    await server.post('/api/add-page', { title: 'The page', slug });
    expect(await asText(id)).toBe(false);
    await server.post('/api/update-single-page/1', { state: 'archived' });
    expect(await asText(id)).toBe(true);
  });

  test('of a center is that of its page, whatever the name in it', async () => {
    const { id } = await addStory({ href: '/odessa’s-porch' });
    expect(await asText(id)).toBe(true);
    await server.resources.services.page.create({ title: 'Porch', slug: 'porch-of-ours' });
    await server.db.write((trx) => trx.updateTable('pages').set({ slug: "ruby's-porch" }).execute());
    expect(await asText(id)).toBe(false);
  });

  test('of a topic is marked while visitors can’t see the topic, unless it is redirected', async () => {
    const { id } = await addStory({ href: '/topic/Rain' });
    expect(await asText(id)).toBe(true);
    await server.post('/api/add-topic', { name: 'Rain' });
    expect(await asText(id)).toBe(false);
    await server.post('/api/update-single-topic/1', { slug: 'rainfall' });
    expect(await asText(id)).toBe(false);
    await server.post('/api/update-single-topic/1', { slug: 'rain', state: 'draft' });
    expect(await asText(id)).toBe(true);
  });

  test('that is removed permanently is marked', async () => {
    const { id } = await addStory({ href: '/raffle' });
    await server.post('/api/add-redirect', { path: '/raffle', target: '', code: '410' });
    expect(await asText(id)).toBe(true);
  });

  test('that no record of the site has is left as it is', async () => {
    for (const href of [
      '/events',
      '/Gallery?x=1',
      '/search',
      '/feeds/stories.xml',
      '/pdfs/plan.pdf',
      '/team-type/staff',
      'https://example.org/none',
      'mailto:ruby@example.org',
      '#top',
      '/%ZZ',
    ]) {
      const { id, content_document } = await addStory({ href });
      expect(await storyOf(id)).toMatchObject({ content_document });
      expect(await asText(id)).toBe(false);
    }
  });
});

describe('what links to an event', () => {
  beforeEach(async () => {
    await server.post('/api/add-event', { title: 'Pie supper' });
  });
  const read = async (query = 'resource=event&record=1') =>
    (await server.asStaff({ url: `/api/get-linking-records?${query}` })).json();
  const links = async () => (await read()).uses;

  test('is known, drafts included and deleted records not', async () => {
    expect(await links()).toEqual([]);
    await addStory({ href: '/event/1' }, { title: 'Peas', state: 'draft' });
    await addStory({ entity: 'event', id: 1 });
    await addStory({ entity: 'event', id: 11 }, { title: 'Corn' });
    await server.post('/api/update-single-event/1', { description_document: linkedText({ entity: 'event', id: 1 }) });
    const beans = { resource: 'story', id: 2, title: 'Beans', state: 'published' };
    expect(await links()).toEqual([beans, { resource: 'story', id: 1, title: 'Peas', state: 'draft' }]);
    await server.post('/api/update-single-story/1', { content: 'No link any more.' });
    expect(await links()).toEqual([beans]);
    await server.asStaff({ method: 'DELETE', url: '/api/delete-single-story/2' });
    expect(await links()).toEqual([]);
    await server.post('/api/restore-story/2');
    expect(await links()).toEqual([beans]);
  });

  test('can be a section of a page, a menu or a redirect', async () => {
    await server.post('/api/add-redirect', { path: '/pie', target: 'record:event/1', code: '301' });
    const { menus } = (await server.asStaff({ url: '/api/get-single-menus/1' })).json();
    const menu = [...menus.notices, { label: '', link: 'record:event/1' }];
    await server.asStaff({ method: 'PUT', url: '/api/update-single-menus/1', payload: { notices: menu } });
    const hidden = sectionWithButton('record:event/1', { id: 'first', hidden: true });
    await server.post('/api/add-page', {
      title: 'Suppers',
      sections: [hidden, sectionWithButton('record:event/1', { id: 'second' })],
    });
    await server.post('/api/add-page', { title: 'Hidden', sections: [hidden] });
    expect(await links()).toEqual([
      { resource: 'page', id: 1, title: 'Suppers', state: 'published', section: 'second' },
      { resource: 'redirect', id: 1, title: '/pie' },
      { resource: 'menus', id: 1, title: 'Menus' },
    ]);
    const asAuthor = await (await server.person('author')).call({
      url: '/api/get-linking-records?resource=event&record=1',
    });
    expect(asAuthor.json()).toMatchObject({ uses: [{ resource: 'page' }], total: 1 });
  });

  test('is counted, and the first twenty are named, published ones first', async () => {
    for (let number = 0; number < 22; number += 1)
      await addStory(
        { entity: 'event', id: 1 },
        { title: `Story ${number}`, state: number < 5 ? 'draft' : 'published' },
      );
    const { uses, total } = await read();
    expect([uses.length, total, uses[0].title, uses.at(-1).state]).toEqual([20, 22, 'Story 5', 'draft']);
  });

  test('asked for without a record is refused with a message', async () => {
    for (const query of ['resource=user&record=1', 'resource=event&record=0', 'resource=event', 'record=1', '']) {
      expect((await server.asStaff({ url: `/api/get-linking-records?${query}` })).statusCode).toBe(400);
    }
  });

  test('is not for visitors', async () => {
    expect((await server.server.inject('/api/get-linking-records?resource=event&record=1')).statusCode).toBe(401);
  });
});

test.each(['donate', 'home'])('a page of the site is linked by its key: %s', async (key) => {
  await emptyMenus(server);
  await server.post('/api/add-page', { title: 'The page', slug: key });
  await server.post('/api/add-page', { title: 'One', sections: [sectionWithButton(`page:${key}`)] });
  await server.post('/api/add-page', { title: 'Other', sections: [sectionWithButton('page:vote')] });
  const response = await server.asStaff({ url: '/api/get-linking-records?resource=page&record=1' });
  expect(response.json().uses.map(({ title }: { title: string }) => title)).toEqual(['One']);
});

test('a page is linked by its address too, however it is written', async () => {
  await server.post('/api/add-page', { title: 'About us', slug: 'about' });
  for (const [title, href] of Object.entries({
    One: '/About/',
    Two: '/about?x=1#top',
    Three: `${publicUrl}/about?x=1`,
    Four: '/page/1',
    Five: '/about/history',
    Six: 'https://example.org/about',
    Seven: `${publicUrl}/about-us`,
  }))
    await addStory({ href }, { title });
  const response = await server.asStaff({ url: '/api/get-linking-records?resource=page&record=1' });
  expect(response.json().uses.map(({ title }: { title: string }) => title)).toEqual(['One', 'Two', 'Three', 'Four']);
});
