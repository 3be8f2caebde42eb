import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import type { HistoryEntry } from '@porchlight/contract/history';
import { resources } from '@porchlight/contract/resources';
import { documentKey } from '@porchlight/contract/rich-text';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { describe, expect, test } from 'vitest';
import { changeOf, historyServer } from '../testing/history-server.ts';
import { quarters } from '../testing/sample-files.ts';

const { addStory, history, restoreVersion, send, server } = historyServer();

const bold = (text: string) => ({ type: 'text', text, marks: [{ type: 'bold' }] });
const document = (...pieces: object[]) => ({
  version: 1,
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Jars' }] },
    { type: 'paragraph', content: pieces },
  ],
});
const withJars = document({ type: 'text', text: 'Bring ' }, bold('two'));
const single = async (id: number) => (await server.server.inject(`/api/get-single-story/${id}`)).json().story;
const change = async (id: number, values: object) =>
  (await send('POST', `/api/update-single-story/${id}`, values)).json();

describe('a story with formatting', () => {
  test('returns its text as a string everywhere, and its formatting only on request', async () => {
    const { id } = await addStory({ title: 'Pantry', content: 'ignored', content_document: withJars });
    expect(await single(id)).toMatchObject({ content: 'Jars\n\nBring two', content_document: withJars });
    const { stories } = (await server.server.inject('/api/get-all-story')).json();
    expect(stories).toEqual([expect.objectContaining({ content: 'Jars\n\nBring two' })]);
    expect(stories[0]).not.toHaveProperty('content_document');
    const found = (await server.server.inject('/api/search?q=two')).json();
    expect(JSON.stringify(found)).toContain('Bring');
  });

  test('without any returns the same as before, also if it was sent as a document', async () => {
    const { id } = await addStory({ title: 'Pantry', content: 'One\n\nTwo' });
    const before = await single(id);
    expect(Object.keys(before)).toEqual([
      'id',
      'version',
      'created_at',
      'updated_at',
      'image',
      'title',
      'subtitle',
      'content',
      'date',
      'slug',
      'authors',
      'topics',
    ]);
    const paragraphs = ['One', 'Two'].map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
    await change(id, { content_document: JSON.stringify({ version: 1, type: 'doc', content: paragraphs }) });
    expect(await single(id)).toEqual({ ...before, version: 2, updated_at: expect.any(String) });
  });

  test('loses its formatting if a client sends another string, and keeps it if it sends the same', async () => {
    const { id } = await addStory({ title: 'Pantry', content_document: withJars });
    await change(id, { title: 'The pantry', content: 'Jars\n\nBring two' });
    expect(await single(id)).toMatchObject({ title: 'The pantry', content_document: withJars });
    await change(id, { content: 'Bring three' });
    expect(await single(id)).not.toHaveProperty('content_document');
    expect(await single(id)).toMatchObject({ content: 'Bring three' });
    await change(id, { content_document: withJars });
    expect(await single(id)).toMatchObject({ content: 'Jars\n\nBring two', content_document: withJars });
    await change(id, { content: 'Jars\n\nBring two', content_document: '' });
    expect(await single(id)).not.toHaveProperty('content_document');
  });

  test('has changes of only its formatting in the history, which can be undone', async () => {
    const { id } = await addStory({ title: 'Pantry', content_document: withJars });
    const plainer = document({ type: 'text', text: 'Bring two' });
    await change(id, { content_document: plainer });
    const [changed] = (await history(`?resource=story&record=${id}`)).history;
    expect(changed?.changes.map(({ field }) => field)).toEqual(['content_document']);
    expect(changeOf(changed, 'content_document')).toEqual({
      field: 'content_document',
      from: JSON.stringify(withJars),
      to: JSON.stringify(plainer),
    });
    await restoreVersion(changed as HistoryEntry, { version: 2, state: 'before' });
    expect(await single(id)).toMatchObject({ content_document: withJars, version: 3 });
    await change(id, { content: 'Nothing' });
    const [taken] = (await history(`?resource=story&record=${id}`)).history;
    await restoreVersion(taken as HistoryEntry, { version: 4, state: 'before' });
    expect(await single(id)).toMatchObject({ content: 'Jars\n\nBring two', content_document: withJars });
  });

  const nested = (depth: number, inner = '') =>
    `{"version":1,"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(depth)}${inner}${']}'.repeat(depth)}]}`;
  const linked = (href: string) => document({ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] });
  const refused: [string, unknown, RegExp][] = [
    ['of a newer version', { ...withJars, version: 2 }, /newer version/],
    ['of a newer version with unknown nodes', { version: 7, type: 'doc', content: [{ type: 'poll' }] }, /newer/],
    ['a thousand deep', JSON.parse(nested(1000, '{"type":"paragraph"}')), /too deep/],
    ['a thousand deep, as a string', nested(1000), /too deep/],
    ['fifty thousand deep', JSON.parse(nested(50_000)), /too deep/],
    ['with a script', { ...withJars, content: [{ type: 'script' }] }, /“script”/],
    ['with a frame in a paragraph', document({ type: 'iframe', attrs: { src: 'https://evil.example' } }), /“iframe”/],
    [
      'with a handler',
      { ...withJars, content: [{ type: 'paragraph', attrs: { onclick: 'alert(1)' } }] },
      /“paragraph”/,
    ],
    ['with a link that runs', linked('javascript:alert(1)'), /link/],
    ['with a link that is data', linked('data:text/html,<script>alert(1)</script>'), /link/],
    ['with a style', document({ type: 'text', text: 'Jars', marks: [{ type: 'style' }] }), /“style”/],
    ['no document', 'x', /formatting/],
    ['a list', [withJars], /formatting/],
  ];
  test.each(refused)(
    'that is %s is refused at its field, new or changed, and nothing is stored',
    async (_, value, message) => {
      const { id } = await addStory({ title: 'Pantry', content_document: withJars });
      for (const path of ['/api/add-story', `/api/update-single-story/${id}`]) {
        const response = await send('POST', path, { title: 'Other', content_document: value });
        expect([response.statusCode, response.json().error.fields]).toEqual([
          400,
          { content_document: expect.stringMatching(message) },
        ]);
      }
      expect(await single(id)).toMatchObject({ title: 'Pantry', version: 1, content_document: withJars });
      expect((await server.server.inject('/api/get-all-story')).json().stories).toHaveLength(1);
    },
  );

  test('of five megabytes, or with every object as a key, is refused early', async () => {
    const huge = document({ type: 'text', text: 'a'.repeat(5_000_000) });
    expect((await send('POST', '/api/add-story', { title: 'Huge', content_document: huge })).statusCode).toBe(413);
    const payload = JSON.stringify({ title: 'Odd', content_document: withJars }).replace(
      '"doc"',
      '"doc","__proto__":{}',
    );
    const headers = { 'content-type': 'application/json' };
    expect((await server.asStaff({ method: 'POST', url: '/api/add-story', payload, headers })).statusCode).toBe(400);
  });

  test('has none of its texts in the list of the trash, and all of it when it is restored', async () => {
    const { id } = await addStory({ title: 'Pantry', content_document: withJars });
    await send('DELETE', `/api/delete-single-story/${id}`);
    const { deleted } = (await server.asStaff({ url: '/api/get-all-deleted' })).json();
    expect(deleted[0].record).not.toHaveProperty('content_document');
    await send('POST', `/api/restore-story/${id}`);
    expect(await single(id)).toMatchObject({ content_document: withJars });
  });
});

test('a picture in a text is visible to visitors while the story is, and to staff with a key before', async () => {
  const image = await quarters().png().toBuffer();
  const { picture } = (await server.post('/api/add-media', { title: 'Jars', image })).json();
  const name = String(picture.image);
  const content = [{ type: 'picture', attrs: { name, alt: 'Two jars', caption: '' } }];
  const content_document = { version: 1, type: 'doc', content };
  const status = async (query = '') => (await server.server.inject(`/images/${name}${query}`)).statusCode;
  const { id, file_keys } = await addStory({ title: 'Pantry', state: 'draft', content_document });
  expect([await status(), await status(`?${file_keys[name]}`)]).toEqual([404, 200]);
  await change(id, { state: 'published' });
  expect(await status()).toBe(200);
  await change(id, { content: 'No picture' });
  expect(await status()).toBe(404);
});

const written = resourceNames.flatMap((name) =>
  fieldsOfKind(resources[name].fields, 'longText').map((field): [ResourceName, string] => [name, field]),
);

test.each(written)('every %s keeps the formatting of its %s', async (name, field) => {
  const { calls } = resources[name];
  const values = { ...sampleValues(name), [documentKey(field)]: withJars };
  const response = await send('POST', calls.create.path, values);
  expect(response.json()[calls.singleKey]).toMatchObject({
    [field]: 'Jars\n\nBring two',
    [documentKey(field)]: withJars,
  });
});
