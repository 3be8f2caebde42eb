import type { Role } from '@porchlight/contract/permissions';
import { describe, expect, test } from 'vitest';
import { quarters, samplePdf } from '../testing/sample-files.ts';
import { bodyOf, serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-06T12:00:00Z');

/** A picture, another one for each width. */
const picture = (widthPx = 80) => quarters(widthPx).png().toBuffer();

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, values?: Record<string, string | Buffer>) {
  const response = await server.asStaff({ method, url, ...(values && bodyOf(values)) });
  return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
}

/** A person with a role who sends forms. */
async function person(role: Role) {
  const { call } = await server.person(role);
  return (method: 'POST' | 'DELETE', url: string, values: Record<string, string | Buffer> = {}) =>
    call({ method, url, ...bodyOf(values) });
}

const visitor = async (url: string) => (await server.server.inject(url)).json();
const library = async () => (await send('GET', '/api/get-all-media')).body.media;

const porch = { title: 'Okra season', image_alt: 'Two women shell pecans.' };

describe('a picture that is uploaded with a record', () => {
  test('is in the library with its description and size, and in the response of its record', async () => {
    const { status, body } = await send('POST', '/api/add-story', { ...porch, image: await picture() });
    expect([status, body.story]).toEqual([
      201,
      expect.objectContaining({ image_alt: porch.image_alt, image_version: 1 }),
    ]);
    expect(await library()).toEqual([
      expect.objectContaining({
        ...{ image: body.story.image, title: 'Okra season', alt: porch.image_alt, decorative: false },
        ...{ width: 80, height: 40, version: 1 },
      }),
    ]);
    const { story } = await visitor('/api/get-single-story/1');
    expect(story).toMatchObject({ image: body.story.image, image_alt: porch.image_alt });
    expect(Object.keys(story)).not.toContain('image_version');
    expect((await visitor('/api/get-all-story')).stories[0]).toMatchObject({ image_alt: porch.image_alt });
  });

  test('has one description, wherever it is shown', async () => {
    await send('POST', '/api/add-story', { ...porch, image: await picture() });
    await send('POST', '/api/add-event', { title: 'Pie supper', image: await picture() });
    expect(await library()).toHaveLength(1);
    expect((await visitor('/api/get-single-event/1')).event.image_alt).toBe(porch.image_alt);
    await send('POST', '/api/update-single-event/1', { image_alt: 'Pecans.', image_version: '1' });
    expect((await visitor('/api/get-single-story/1')).story.image_alt).toBe('Pecans.');
    expect((await visitor('/api/get-all-event')).events[0].image_alt).toBe('Pecans.');
  });

  test('can come without a description, and the response then has the usual fields', async () => {
    await send('POST', '/api/add-story', { title: 'Okra season', image: await picture() });
    const { story } = await visitor('/api/get-single-story/1');
    expect(Object.keys(story).filter((key) => key.startsWith('image'))).toEqual(['image']);
    await send('POST', '/api/update-single-story/1', { image_decorative: 'true' });
    expect((await visitor('/api/get-single-story/1')).story).toMatchObject({ image_decorative: true });
  });

  test('does not copy another picture’s description, and an empty description removes none', async () => {
    await send('POST', '/api/add-story', { ...porch, image: await picture() });
    const { body } = await send('POST', '/api/update-single-story/1', { image: await picture(120) });
    expect(body.story.image_alt).toBe('');
    await send('POST', '/api/add-event', { title: 'Pie supper', image: await picture(), image_alt: '' });
    expect((await visitor('/api/get-single-event/1')).event.image_alt).toBe(porch.image_alt);
  });

  test('keeps hostile text as it was typed', async () => {
    const words = `"><script>alert(1)</script> ${'صورة '.repeat(1000)}`.trim();
    await send('POST', '/api/add-story', { ...porch, image_alt: words, image: await picture() });
    expect((await visitor('/api/get-single-story/1')).story.image_alt).toBe(words);
    const { status, body } = await send('POST', '/api/update-single-story/1', { image_alt: 'a'.repeat(10_001) });
    expect([status, body.error.fields.image_alt]).toEqual([400, 'This can have at most 10,000 characters.']);
  });
});

describe('two people', () => {
  test('who describe the same picture: the second is told what the first wrote', async () => {
    await send('POST', '/api/add-story', { ...porch, image: await picture() });
    // One in the library, one in the story's form.
    await send('POST', '/api/update-single-media/1', { alt: 'Pecans.', version: '1' });
    const late = { image_alt: 'A porch.', version: '1', image_version: '1' };
    const { status, body } = await send('POST', '/api/update-single-story/1', late);
    expect([status, body.error.code]).toEqual([409, 'stale_version']);
    expect(body.error.current).toMatchObject({
      title: 'Okra season',
      version: 1,
      image_alt: 'Pecans.',
      image_version: 2,
    });
    expect((await send('POST', '/api/update-single-story/1', { ...late, image_version: '2' })).status).toBe(200);
    expect((await library())[0]).toMatchObject({ alt: 'A porch.', version: 3 });
    expect((await send('POST', '/api/update-single-media/1', { alt: 'Late.', version: '2' })).status).toBe(409);
  });
});

test('a PDF that a record can be without is removed with 0, and by nothing else', async () => {
  const { body } = await send('POST', '/api/add-article', { title: 'Seeds', pdf: await samplePdf() });
  expect(body.article.pdf).toMatch(/\.pdf$/);
  const refused = await send('POST', '/api/update-single-article/1', { pdf_from: '1' });
  expect(refused.body.error.fields).toEqual({ pdf_from: 'Only 0 is possible here: it removes the file.' });
  const { body: kept } = await send('POST', '/api/update-single-article/1', { pdf_from: '' });
  expect(kept.article.pdf).toBe(body.article.pdf);
  const { body: removed } = await send('POST', '/api/update-single-article/1', { pdf_from: '0' });
  expect(removed.article.pdf).toBeNull();
});

describe('a picture of the library', () => {
  test('is replaced everywhere, and its history can undo that', async () => {
    const { body } = await send('POST', '/api/add-story', { ...porch, image: await picture() });
    await send('POST', '/api/add-event', { title: 'Pie supper', image: await picture(), state: 'draft' });
    const { body: replaced } = await send('POST', '/api/update-single-media/1', { image: await picture(120) });
    expect(replaced.picture).toMatchObject({ alt: porch.image_alt, width: 120, version: 2 });
    const images = async () => [
      (await visitor('/api/get-single-story/1')).story.image,
      (await send('GET', '/api/get-single-event/1?state=any')).body.event.image,
    ];
    expect(await images()).toEqual([replaced.picture.image, replaced.picture.image]);
    const { body: past } = await send('GET', '/api/get-all-history?resource=media&record=1');
    const entry = past.history.find(({ action }: { action: string }) => action === 'update');
    const response = await server.asStaff({
      ...{ method: 'POST', url: `/api/restore-version/${entry.id}` },
      payload: { state: 'before', version: 2 },
    });
    expect(response.statusCode).toBe(200);
    expect(await images()).toEqual([body.story.image, body.story.image]);
  });

  test('that is deleted is shown nowhere, and returns with the record that has its version', async () => {
    await send('POST', '/api/add-story', { ...porch, image: await picture() });
    expect((await send('DELETE', '/api/delete-single-media/1')).status).toBe(204);
    expect((await visitor('/api/get-single-story/1')).story.image).toBeNull();
    const { body: past } = await send('GET', '/api/get-all-history?resource=story&record=1');
    await server.asStaff({
      ...{ method: 'POST', url: `/api/restore-version/${past.history[0].id}` },
      payload: { state: 'before', version: 2 },
    });
    expect((await visitor('/api/get-single-story/1')).story.image_alt).toBe(porch.image_alt);
    expect(await library()).toHaveLength(1);
  });

  test('can be chosen instead of a file, and a deleted one is refused', async () => {
    await send('POST', '/api/add-media', { title: 'Porch', alt: 'A porch.', image: await picture() });
    const { body } = await send('POST', '/api/add-story', { title: 'Okra season', image_from: '1' });
    expect(body.story).toMatchObject({ image: (await library())[0].image, image_alt: 'A porch.' });
    const other = await send('POST', '/api/update-single-story/1', { image: await picture(120), image_from: '' });
    expect(other.body.story.image).not.toBe(body.story.image);
    const back = await send('POST', '/api/update-single-story/1', { image_from: '1' });
    expect(back.body.story.image).toBe(body.story.image);
    const gone = await send('POST', '/api/add-story', { title: 'Late', image_from: '99' });
    expect([gone.status, gone.body.error.fields.image]).toEqual([400, 'This picture is no longer in the library.']);
  });

  test('lists its uses; if it is deleted, they lose it, and get it back unless someone was faster', async () => {
    await send('POST', '/api/add-story', { ...porch, image: await picture(), state: 'draft' });
    await send('POST', '/api/add-event', { title: 'Pie supper', image_from: '1' });
    const uses = async () => (await send('GET', '/api/get-picture-uses/1')).body.uses;
    const [story, event] = [
      { resource: 'story', id: 1, title: 'Okra season' },
      { resource: 'event', id: 1, title: 'Pie supper' },
    ];
    expect(await uses()).toEqual([story, event]);
    expect((await server.server.inject('/api/get-picture-uses/1')).statusCode).toBe(401);
    await send('DELETE', '/api/delete-single-media/1');
    expect((await send('GET', '/api/get-picture-uses/1')).status).toBe(404);
    await send('POST', '/api/update-single-event/1', { title: 'Pie supper, 6 PM' });
    await send('POST', '/api/restore-media/1');
    expect(await uses()).toEqual([story]);
  });

  test('in a text lists its use, can be replaced, and is deleted and restored with the library', async () => {
    await send('POST', '/api/add-media', { title: 'Porch', image: await picture() });
    const [{ image }] = await library();
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'Okra in June.' }] };
    const shown = (name: string) => ({
      ...{ version: 1, type: 'doc' },
      content: [words, { type: 'picture', attrs: { name, alt: 'A porch.' } }],
    });
    await send('POST', '/api/add-story', { title: 'Okra season', content_document: JSON.stringify(shown(image)) });
    const text = async () => (await visitor('/api/get-single-story/1')).story.content_document;
    const { body } = await send('GET', '/api/get-picture-uses/1');
    expect(body.uses).toEqual([{ resource: 'story', id: 1, title: 'Okra season' }]);

    await send('POST', '/api/update-single-media/1', { image: await picture(120) });
    const [{ image: next }] = await library();
    expect(await text()).toMatchObject(shown(next));
    await send('DELETE', '/api/delete-single-media/1');
    expect(await text()).toBeUndefined();
    await send('POST', '/api/restore-media/1');
    expect(await text()).toMatchObject(shown(next));
  });

  test('is stored once', async () => {
    await send('POST', '/api/add-media', { title: 'Porch', image: await picture() });
    const again = await send('POST', '/api/add-media', { title: 'Porch again', image: await picture() });
    const { fields, current } = again.body.error;
    expect([again.status, fields.image, current.id]).toEqual([
      409,
      'This picture is already in the library, as “Porch”.',
      1,
    ]);
  });

  test('is hidden from visitors, and so are the descriptions of a draft’s pictures', async () => {
    await send('POST', '/api/add-story', { ...porch, image: await picture(), state: 'draft' });
    for (const url of ['/api/get-all-media', '/api/get-single-media/1', '/api/get-single-story/1'])
      expect((await server.server.inject(url)).body).not.toContain('pecans');
    expect((await server.server.inject('/api/get-all-media')).statusCode).toBe(401);
    const { image, file_keys } = (await library())[0];
    expect((await server.server.inject(`/images/${image}`)).statusCode).toBe(404);
    expect((await server.server.inject(`/images/${image}?${file_keys.image}`)).statusCode).toBe(200);
  });

  test('that a published record shows can’t be described, replaced or deleted by an author', async () => {
    const author = await person('author');
    await send('POST', '/api/add-story', { ...porch, image: await picture() });
    const draft = { title: 'My draft', state: 'draft', image: await picture() };
    for (const refused of [
      author('POST', '/api/update-single-media/1', { alt: 'Mine.' }),
      author('POST', '/api/update-single-media/1', { image: await picture(120) }),
      author('DELETE', '/api/delete-single-media/1'),
      author('POST', '/api/add-story', { ...draft, image_alt: 'Mine.' }),
    ]) {
      expect((await refused).statusCode).toBe(403);
    }
    expect((await library())[0]).toMatchObject({ alt: porch.image_alt, version: 1 });
    const own = { ...draft, image: await picture(160), image_alt: 'Mine.' };
    expect((await author('POST', '/api/add-story', own)).statusCode).toBe(201);
    expect((await author('POST', '/api/update-single-media/2', { alt: 'Mine still.' })).statusCode).toBe(200);
  });
});
