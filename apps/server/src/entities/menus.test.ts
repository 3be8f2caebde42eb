import { firstMenus } from '@porchlight/contract/first-menus';
import type { MenuLink, SiteMenus } from '@porchlight/contract/menus';
import { recordLinks } from '@porchlight/contract/visible-menus';
import { expect, test, vi } from 'vitest';
import { forThisTest } from '../testing/for-each-test.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { CurrentMenus } from './menus.ts';
import { OrganizationSettings } from './organization.ts';

const url = '/api/update-single-menus/1';
const link = (target: string, label = '') => ({ label, link: target });
const many = (count: number) => Array.from({ length: count }, (_, index) => link('page:search', `Search ${index}`));

/** A server with its menus, and what is reported when they change. */
async function startWithMenus() {
  const server = forThisTest(await startTestServer());
  const applied: SiteMenus[] = [];
  const settings = new OrganizationSettings(
    server.resources,
    () => new Date(),
    () => {},
  );
  const menus = new CurrentMenus(server.resources, settings, (current) => applied.push(current));
  const emitted: string[] = [];
  server.resources.changes.subscribe(({ resource }) => emitted.push(resource));
  return { server, menus, emitted, texts: async () => textsOf((await menus.current()).pages.links) };
}

const save = (server: TestServer, payload: object) => server.asStaff({ method: 'PUT', url, payload });

const textsOf = (links: readonly MenuLink[]) => links.map(({ text }) => text);

test('a new site has the menus of its first start, and there can be no second record and no deletion', async () => {
  const { server, menus } = await startWithMenus();
  const { menus: stored } = (await server.asStaff({ url: '/api/get-single-menus/1' })).json();
  expect(stored).toMatchObject(firstMenus);
  const always = firstMenus.pages.filter(({ link: target }) => recordLinks([target]).length === 0);
  expect(textsOf((await menus.current()).pages.links)).toEqual(always.map(({ label }) => label));
  expect((await server.asStaff({ method: 'POST', url: '/api/add-menus', payload: {} })).statusCode).toBe(404);
  expect((await server.asStaff({ method: 'DELETE', url: '/api/delete-single-menus/1' })).statusCode).toBe(404);
});

test('a link to a record is in the menu as long as visitors can see the record, under its present title', async () => {
  const { server, emitted, texts } = await startWithMenus();
  await server.post('/api/add-story', { title: 'Peaches', content: 'By the road.' });
  await save(server, { pages: [link('record:story/1'), link('page:search', 'Search')] });
  expect(await texts()).toEqual(['Peaches', 'Search']);
  await server.post('/api/update-single-story/1', { title: 'Peaches by the road' });
  expect(await texts()).toEqual(['Peaches by the road', 'Search']);
  emitted.length = 0;
  await server.post('/api/update-single-story/1', { state: 'archived' });
  expect(emitted).toContain('menus');
  expect(await texts()).toEqual(['Search']);
  await server.post('/api/update-single-story/1', { state: 'published' });
  expect(await texts()).toEqual(['Peaches by the road', 'Search']);
  await server.resources.services.story.remove(1);
  expect(await texts()).toEqual(['Search']);
});

test('the change of one record in the menus reads that record alone, and no title that was read before is out of date', async () => {
  const { server, texts } = await startWithMenus();
  for (const title of ['Peaches', 'Quilts']) await server.post('/api/add-story', { title, content: 'By the road.' });
  const pages = [link('record:story/1'), link('record:story/2')];
  await save(server, { pages, programs: [], more: [], footer: [], notices: [] });
  expect(await texts()).toEqual(['Peaches', 'Quilts']);
  const read = vi.spyOn(server.resources, 'linkedRecords');
  await server.post('/api/update-single-story/2', { title: 'Quilts for sale' });
  expect(await texts()).toEqual(['Peaches', 'Quilts for sale']);
  const always = ['page:donate', 'page:vote', 'page:whoWeAre'];
  expect(read).toHaveBeenCalled();
  for (const [links] of read.mock.calls) expect(links).toEqual(['record:story/2', ...always]);
  // Changed while it is in no menu.
  await save(server, { pages: pages.slice(1) });
  await server.post('/api/update-single-story/1', { title: 'Pecans' });
  await save(server, { pages });
  expect(await texts()).toEqual(['Pecans', 'Quilts for sale']);
});

test('a page of the site is in the menu while visitors can see it, under its short name', async () => {
  const { server, emitted, texts } = await startWithMenus();
  const pages = [link('page:howWeWork'), link('page:search', 'Search')];
  await save(server, { pages, programs: [], more: [], footer: [], notices: [] });
  expect(await texts()).toEqual(['Search']);
  await server.post('/api/add-page', { title: 'How we work', slug: 'how-we-work', menu_label: 'Partners of {town}' });
  expect(await texts()).toEqual(['Partners of Marrow Creek', 'Search']);
  emitted.length = 0;
  await server.post('/api/add-page', { title: 'Another' });
  expect(emitted).not.toContain('menus');
  await server.post('/api/update-single-page/1', { state: 'archived' });
  expect(await texts()).toEqual(['Search']);
});

test('pages stay cached when a record that no menu links to is changed', async () => {
  const { server, menus, emitted } = await startWithMenus();
  await menus.current();
  await server.post('/api/add-story', { title: 'Quilts', content: 'For sale.' });
  expect(emitted).toEqual(['story']);
});

test('a center that is renamed in the settings is renamed in the menus', async () => {
  const { server, menus } = await startWithMenus();
  await server.post('/api/add-page', { title: '{pantry}', slug: 'kenya' });
  await save(server, { more: [link('', 'Centers'), link('page:kenya')] });
  await menus.current();
  await server.post('/api/update-single-organization/1', {
    places: [{ key: 'second', name: 'Odessa’s Pantry' }],
  });
  expect(textsOf((await menus.current()).more.at(-1)?.links ?? [])).toContain('Odessa’s Pantry');
});

test.each<[string, object, object]>([
  ['no link', { pages: [link('', 'Nowhere')] }, { pages: 'Link 1, Link: This can’t be empty.' }],
  ['nothing', { footer: [link('', 'Read'), link('')] }, { footer: 'Entry 2, Label: This can’t be empty.' }],
  [
    'a long label',
    { notices: [link('page:search', 'a'.repeat(200))] },
    { notices: 'Link 1, Label: This can have at most 80 characters.' },
  ],
  ['201 links', { programs: many(201) }, { programs: 'This can have at most 200 links.' }],
  ['a bar without a name', { programs_title: ' ' }, { programs_title: 'This can’t be empty.' }],
  [
    '210 links in two menus',
    { pages: many(150), programs: [], more: [], footer: many(58) },
    { pages: 'All menus together can have at most 200 links and headings. Remove 10.' },
  ],
  [
    'a page that there is not',
    { pages: [link('page:nowhere')] },
    { pages: 'Link 1, Link: There is no such page. Choose another.' },
  ],
])('menus with %s are refused at their field, and nothing is changed', async (_, values, fields) => {
  const { server } = await startWithMenus();
  const refused = await save(server, values);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error.fields).toEqual(fields);
  expect((await server.asStaff({ url: '/api/get-single-menus/1' })).json().menus).toMatchObject(firstMenus);
});

test('200 links, the same one twice, and markup in a label are accepted', async () => {
  const { server, texts } = await startWithMenus();
  const pages = [...many(198), link('page:search', '<b>Search</b>'), link('page:search', '<b>Search</b>')];
  const saved = await save(server, { pages, programs: [], more: [], footer: [], notices: [] });
  expect(saved.statusCode).toBe(200);
  expect((await texts()).slice(-2)).toEqual(['<b>Search</b>', '<b>Search</b>']);
});

test('of two people who change the menus at once, the second is told', async () => {
  const { server } = await startWithMenus();
  expect((await save(server, { version: 1, pages: [] })).statusCode).toBe(200);
  expect((await save(server, { version: 1, pages: many(3) })).statusCode).toBe(409);
});
