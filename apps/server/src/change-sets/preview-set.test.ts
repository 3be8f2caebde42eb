// @module-tag database
import { expect, test } from 'vitest';
import { FileKeys } from '../access/file-keys.ts';
import { withPreviewLinks } from '../pages/preview-links.ts';
import { quarters } from '../testing/sample-files.ts';
import { storyWriter } from '../testing/story-writer.ts';
import { serverForEachTest } from '../testing/test-server.ts';
import { previewSet } from './preview-set.ts';

const server = serverForEachTest('2026-03-06T17:00:00Z');

const now = () => new Date('2026-03-06T17:00:00Z');
const preview = (id = 1) =>
  previewSet({ db: server.db, resources: server.resources, keys: new FileKeys(now, Buffer.alloc(32)), now }, id);

/** The texts of a preview; an empty object where there is none. */
async function seen() {
  const set = await preview();
  if (!set) return {};
  const { records, totalCount } = await set.source.list('story', { sort: 'title', limit: 10 });
  return {
    titles: records.map(({ title }) => title),
    totalCount,
    name: set.organization.name,
    news: set.menus.newsTitle,
  };
}

async function winterHours() {
  const ed = await storyWriter(server, 'administrator');
  const post = (url: string, payload: object) => ed.inject({ method: 'POST', url, payload });
  await ed.add({ title: 'Market', subtitle: 'Every Saturday' });
  await ed.add({ title: 'Library' });
  await ed.add({ title: 'Winter market', state: 'draft', replaces: 1 });
  await ed.add({ title: 'Snow days', state: 'draft' });
  await post('/api/add-change-set', { name: 'Winter hours' });
  const put = (resource: string, record: number, values?: object) =>
    post('/api/add-to-change-set/1', { resource, record, ...(values && { values }) });
  await put('story', 3);
  await put('story', 4);
  return { ...ed, post, put };
}

test('whoever has the link sees lists, records, menus and facts as they will be, and nobody else does', async () => {
  const { put } = await winterHours();
  await put('menus', 1, { news_title: 'Winter news' });
  await put('organization', 1, { name: 'Winter Institute' });
  expect(await seen()).toEqual({
    titles: ['Library', 'Snow days', 'Winter market'],
    totalCount: 3,
    name: 'Winter Institute',
    news: 'Winter news',
  });
  const set = await preview();
  expect(await set?.source.single('story', '1')).toMatchObject({ id: 1, title: 'Winter market', slug: 'market' });
  expect(await set?.source.single('story', '4')).toMatchObject({ title: 'Snow days' });
  await expect(set?.source.single('story', '3')).rejects.toMatchObject({ status: 404 });
  expect(set?.pages).toEqual([
    { title: 'Winter market', path: '/story/1' },
    { title: 'Snow days', path: '/story/4' },
  ]);
  const { records } = await server.resources.publicSource.list('story', {});
  expect(records.map(({ title }) => title)).toEqual(['Market', 'Library']);
});

test('what colleagues corrected since in other fields is there too', async () => {
  const ed = await winterHours();
  await ed.change(1, { subtitle: 'Every Sunday' });
  expect(await (await preview())?.source.single('story', '1')).toMatchObject({
    title: 'Winter market',
    subtitle: 'Every Sunday',
  });
});

test('pages are found by their paths, new ones and changed ones', async () => {
  const { post, put } = await winterHours();
  await post('/api/add-page', { title: 'Hours', slug: 'hours', sections: [] });
  const changed = (
    await post('/api/add-page', { title: 'Winter hours', state: 'draft', replaces: 1, sections: [] })
  ).json();
  const added = (await post('/api/add-page', { title: 'Ice', slug: 'hours/ice', state: 'draft', sections: [] })).json();
  await put('page', changed.page.id);
  await put('page', added.page.id);
  const set = await preview();
  expect((await set?.source.pageAt('hours'))?.title).toBe('Winter hours');
  expect((await set?.source.pageAt('hours/ice'))?.title).toBe('Ice');
  expect(set?.pages.slice(2).map(({ path }) => path)).toEqual(['/hours', '/hours/ice']);
});

test('pictures that are not public yet can be seen with the page', async () => {
  const ed = await winterHours();
  const image = await quarters().jpeg().toBuffer();
  const { story } = (await server.post('/api/add-story', { title: 'With a picture', state: 'draft', image })).json();
  await ed.put('story', story.id);
  const record = await (await preview())?.source.single('story', String(story.id));
  expect(record?.image).toMatch(/^\/images\/.+\?until=\d+&key=/);
});

test('the link ends with the set', async () => {
  const ed = await winterHours();
  const made = await ed.post('/api/add-preview-link', { resource: 'change_set', record: 1 });
  expect([made.statusCode, made.json().preview_link.url]).toEqual([
    201,
    expect.stringMatching(/\/\?preview=[\w-]{32}$/),
  ]);
  const links = async () => (await server.db.read.selectFrom('preview_links').select('resource').execute()).length;
  expect(await links()).toBe(1);
  const { seen: token } = (await ed.inject({ url: '/api/get-single-change-set/1' })).json().change_set;
  await ed.post('/api/publish-change-set/1', { seen: token });
  expect([await links(), await preview()]).toEqual([0, null]);
  const again = await ed.post('/api/add-preview-link', { resource: 'change_set', record: 1 });
  expect(again.json().error.message).toBe('This is already public. Share the address of its page.');
});

test('an author can’t make a link that shows settings which only administrators read', async () => {
  const { put } = await winterHours();
  await put('organization', 1, { name: 'Winter Institute' });
  const author = await storyWriter(server, 'author');
  const payload = { resource: 'change_set', record: 1 };
  expect((await author.inject({ method: 'POST', url: '/api/add-preview-link', payload })).statusCode).toBe(403);
});

test('links and searches of the preview stay in it; links to files and other sites stay as they are', () => {
  const markup = [
    '<a class="x" href="/events">',
    '<a href="/search?q=a&amp;page=2#top">',
    '<a href="/pdfs/a.pdf">',
    '<a href="https://example.org/events">',
    '<a href="//example.org">',
    '<form role="search" action="/search" method="get">',
    '<form action="/api/add-email" method="post">',
  ].join('');
  expect(withPreviewLinks(markup, 'sec&ret', (address) => !address.startsWith('/pdfs/'))).toBe(
    [
      '<a class="x" href="/events?preview=sec%26ret">',
      '<a href="/search?q=a&amp;page=2&amp;preview=sec%26ret#top">',
      '<a href="/pdfs/a.pdf">',
      '<a href="https://example.org/events">',
      '<a href="//example.org">',
      '<form role="search" action="/search" method="get"><input type="hidden" name="preview" value="sec&amp;ret">',
      '<form action="/api/add-email" method="post">',
    ].join(''),
  );
});
