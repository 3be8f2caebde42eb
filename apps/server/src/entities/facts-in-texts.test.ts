import { documentOf } from '@porchlight/contract/rich-text-strings';
import { expect, test, vi } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { quarters } from '../testing/sample-files.ts';
import { serverForEachTest, startTestServer } from '../testing/test-server.ts';
import { CurrentMenus } from './menus.ts';
import { OrganizationSettings } from './organization.ts';

const server = serverForEachTest();

const read = async (url: string) => (await server.server.inject(url)).json();
const settings = (values: object) => server.post('/api/update-single-organization/1', values);

test('visitors read the facts, staff the names of the facts, and after a change of the settings visitors read the new ones', async () => {
  const content = 'The fair is in {town}. Call {phone}.';
  await server.post('/api/add-story', { title: 'A fair in {town}', content, content_document: documentOf(content) });
  const seen = async () => {
    const { story } = await read('/api/get-single-story/1');
    const { stories } = await read('/api/get-all-story?excerpt=12');
    return [story.title, story.content, stories[0].title, stories[0].content];
  };
  const [title, text, inList, shortened] = await seen();
  expect([title, text]).toEqual(['A fair in Marrow Creek', 'The fair is in Marrow Creek. Call +1 478 555 0142.']);
  expect(inList).toBe('A fair in Marrow Creek');
  // Cut after the facts were filled in, not in the name of one.
  expect(shortened).not.toContain('{');
  const staff = (await server.asStaff({ url: '/api/get-single-story/1?state=any' })).json().story;
  expect([staff.title, staff.content]).toEqual(['A fair in {town}', content]);
  await settings({ city: 'Port Ellen', phone: '555 0100' });
  expect((await seen()).slice(0, 3)).toEqual([
    'A fair in Port Ellen',
    'The fair is in Port Ellen. Call 555 0100.',
    'A fair in Port Ellen',
  ]);
});

test('a text with formatting gets the facts in its document, and double braces stay text', async () => {
  const document = {
    version: 1,
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'In {town}' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Type {{town}}.' }] },
    ],
  };
  await server.post('/api/add-article', { title: 'Facts', body_document: document });
  const { article } = await read('/api/get-single-article/1');
  expect(article.body).toBe('In Marrow Creek\n\nType {town}.');
  expect(JSON.stringify(article.body_document)).toContain('"In Marrow Creek"');
  expect(JSON.stringify(article.body_document)).toContain('"Type {town}."');
});

test('the preview link of a draft shows the facts too', async () => {
  await server.post('/api/add-story', { title: 'In {town}', state: 'draft' });
  const source = server.resources.previewSource('story', 1);
  expect(await source.single('story', '1')).toMatchObject({ title: 'In Marrow Creek' });
});

test('the calls of the search have the facts', async () => {
  await server.post('/api/add-story', {
    title: 'Hams of {town}',
    content: 'They hang in {town} until they are ready.',
  });
  const { results } = await read('/api/search?q=hang');
  expect(results[0].title).toBe('Hams of Marrow Creek');
  expect(results[0].snippet.map(({ text }: { text: string }) => text).join('')).toContain('hang in Marrow Creek until');
  const typed = await read('/api/search?q=hams%20town');
  expect(typed.results[0].snippet.map(({ text }: { text: string }) => text).join('')).not.toContain('{');
});

test('descriptions of pictures have the facts, in the library and in a text', async () => {
  const image = await quarters(200, 100).png().toBuffer();
  await server.post('/api/add-story', { title: 'A', image, image_alt: 'A porch in {town}' });
  const { story } = await read('/api/get-single-story/1');
  expect(story.image_alt).toBe('A porch in Marrow Creek');
  const attrs = { name: story.image, alt: 'In {town}', caption: 'Of {town}' };
  const document = { version: 1, type: 'doc', content: [{ type: 'picture', attrs }] };
  await server.post('/api/add-article', { title: 'B', body_document: JSON.stringify(document) });
  const { article } = await read('/api/get-single-article/1');
  expect(article.body_document.content[0].attrs).toMatchObject({ alt: 'In Marrow Creek', caption: 'Of Marrow Creek' });
});

test('a topic whose name has a fact is called by its value at the records that have it', async () => {
  await server.post('/api/add-story', { title: 'A', topics: JSON.stringify(['Trees of {town}']) });
  expect((await read('/api/get-single-story/1')).story.topics[0].name).toBe('Trees of Marrow Creek');
});

test('an email about a review has the value of a fact in the title', async () => {
  const mails = await startMailServer();
  const own = await startTestServer(undefined, undefined, {
    settings: { ...mails.settings, PUBLIC_URL: 'https://porch.example.org' },
  });
  await own.asStaff({ method: 'PUT', url: '/api/update-single-user/1', payload: { email: 'admin@example.org' } });
  const author = await own.person('author');
  const payload = { title: 'A fair in {town}', state: 'in_review' };
  await author.call({ method: 'POST', url: '/api/add-story', payload });
  await own.mailer.deliver();
  expect(mails.arrived[0]?.source).toContain('Subject: For review: A fair in Marrow Creek');
  expect(mails.arrived[0]?.source).not.toContain('{');
  await own.stop();
  await mails.stop();
});

test('menus show the facts that are typed in a label', async () => {
  await server.resources.services.menus.update(1, { pages: [{ label: 'Around {town}', link: 'page:search' }] });
  const settingsOf = new OrganizationSettings(server.resources, () => new Date(), vi.fn());
  const menus = new CurrentMenus(server.resources, settingsOf, vi.fn());
  expect((await menus.current()).pages.links).toEqual([{ text: 'Around Marrow Creek', href: '/search' }]);
  await settings({ city: 'Port Ellen' });
  expect((await menus.current()).pages.links[0]?.text).toBe('Around Port Ellen');
});
