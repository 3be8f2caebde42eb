import { describe, expect, test } from 'vitest';
import { cleanUp } from '../jobs/housekeeping.ts';
import { quarters, sampleFilm, sampleMp3 } from '../testing/sample-files.ts';
import { serverForEachTest } from '../testing/test-server.ts';
import { fileNamesInUse } from './file-names-in-use.ts';

const server = serverForEachTest('2026-03-07T13:50:00Z');

const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nBring two jars.\n';
const part = 1024 * 1024;

/** Uploads a file in parts, as the dashboard does. @returns the last response */
async function upload(kind: string, content: Buffer | string, name = 'canning') {
  const bytes = Buffer.from(content as string);
  const start = { kind, name, bytes: bytes.length, modified_at: 1_700_000_000_000 };
  let response = await server.asStaff({ method: 'POST', url: '/api/add-upload', payload: start });
  const { id } = response.json().upload ?? {};
  for (let from = 0; from < bytes.length && response.statusCode === 200; from += part) {
    response = await server.asStaff({
      method: 'PUT',
      url: `/api/send-upload-part/${id}?from=${from}`,
      payload: bytes.subarray(from, from + part),
      headers: { 'content-type': 'application/octet-stream' },
    });
  }
  return response;
}
const stored = async (...file: Parameters<typeof upload>): Promise<{ name: string; key: string }> =>
  (await upload(...file)).json().upload.file;

/** A text with videos, as calls send it. */
const showing = (...films: object[]) =>
  JSON.stringify({
    version: 1,
    type: 'doc',
    content: films.map((attrs) => ({ type: 'film', attrs: { title: 'How to can beans', ...attrs } })),
  });
const send = async (method: 'POST' | 'DELETE', url: string, payload?: object) =>
  server.asStaff({ method, url, payload });
const add = async (values: object) =>
  (await send('POST', '/api/add-story', { title: 'Canning day', ...values })).json();
const change = (values: object) => send('POST', '/api/update-single-story/1', values);
const visit = (url: string, headers: Record<string, string> = {}) => server.server.inject({ url, headers });
/** The statuses for visitors who request a video, its captions and its poster. */
async function seen({ name, captions: words, poster }: { name: string; captions: string; poster: string }) {
  const responses = await Promise.all(
    [`/films/${name}`, `/captions/${words}`, `/images/${poster}`].map((url) => visit(url)),
  );
  return responses.map(({ statusCode }) => statusCode);
}
async function addFilm(seconds = 62) {
  const [film, words, poster] = await Promise.all([
    stored('film', sampleFilm(seconds), `${seconds}.mp4`),
    stored('captions', captions.replace('jars', `${seconds} jars`), `${seconds}.vtt`),
    stored('image', await quarters(seconds).png().toBuffer(), `${seconds}.png`),
  ]);
  return { name: film.name, captions: words.name, poster: poster.name };
}

test('a video in three parts and its captions are uploaded, used by a story and sent to visitors, in ranges', async () => {
  const content = sampleFilm(62, { mediaBytes: 2.5 * part });
  const [film, words] = [await stored('film', content), await stored('captions', captions)];
  expect(film.name).toMatch(/^[0-9a-f]{32}\.62\.mp4$/);
  const { story } = await add({
    content_document: showing({ name: film.name, captions: words.name, width: 640, height: 360 }),
  });
  expect([story.content, story.content_document.content[0].attrs]).toEqual([
    'How to can beans',
    { name: film.name, captions: words.name, title: 'How to can beans', width: 640, height: 360 },
  ]);
  const complete = await visit(`/films/${film.name}`, { accept: 'text/html' });
  expect([complete.statusCode, complete.rawPayload.equals(content)]).toEqual([200, true]);
  expect(complete.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
  });
  const range = await visit(`/films/${film.name}`, { range: 'bytes=1000000-1000999' });
  expect([range.statusCode, range.headers['content-range']]).toEqual([206, `bytes 1000000-1000999/${content.length}`]);
  expect(range.rawPayload.equals(content.subarray(1_000_000, 1_001_000))).toBe(true);
  expect((await visit(`/films/${film.name}`, { range: `bytes=${content.length}-` })).statusCode).toBe(416);
  const track = await visit(`/captions/${words.name}`);
  expect(track.body).toBe(captions.replace('00:01', '00:00:01').replace('00:04', '00:00:04'));
  expect(track.headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

describe('an invalid upload is refused with instructions', () => {
  test.each([
    ['a sound as a film', 'film', sampleMp3(2), /^We can’t play this video\. Choose an MP4/],
    ['HEVC', 'film', sampleFilm(2, { brand: 'qt  ', codec: 'hvc1' }), /^This video is HEVC/],
    ['captions with a bad time', 'captions', captions.replace('00:04.000', '00:00.500'), /^Line 3: this caption ends/],
    ['a page as captions', 'captions', '<!doctype html>', /^We can’t read these captions/],
  ])('%s', async (_, kind, content, message) => {
    const response = await upload(kind, content);
    expect([response.statusCode, response.json().error]).toEqual([
      422,
      { code: 'bad_file', message: expect.stringMatching(message) },
    ]);
    expect(await server.storedFiles()).toEqual([]);
  });
});

test('a video is hidden from visitors until a story that they can read uses it, and opens for staff with its key', async () => {
  const film = await addFilm();
  expect(await seen(film)).toEqual([404, 404, 404]);
  const { story } = await add({ state: 'draft', content_document: showing(film) });
  expect(await seen(film)).toEqual([404, 404, 404]);
  expect(Object.keys(story.file_keys).toSorted()).toEqual([film.name, film.captions, film.poster].toSorted());
  const opened = await visit(`/films/${film.name}?${story.file_keys[film.name]}`);
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect((await visit(`/captions/${film.captions}?${story.file_keys[film.captions]}`)).statusCode).toBe(200);
  // The key opens nothing else.
  expect((await visit(`/captions/${film.captions}?${story.file_keys[film.name]}`)).statusCode).toBe(404);
  await change({ state: 'scheduled', publish_at: '2026-03-07T09:00' });
  expect(await seen(film)).toEqual([404, 404, 404]);
  server.setNow('2026-03-07T14:00:00Z');
  await server.resources.applySchedules();
  expect(await seen(film)).toEqual([200, 200, 200]);
  await change({ state: 'archived' });
  expect(await seen(film)).toEqual([404, 404, 404]);
});

test('someone who has just uploaded a video sees it with the key in the response', async () => {
  const film = await stored('film', sampleFilm(5));
  expect((await visit(`/films/${film.name}`)).statusCode).toBe(404);
  expect((await visit(`/films/${film.name}?${film.key}`)).headers['content-type']).toBe('video/mp4');
});

test('a video that was removed is hidden from visitors, kept for undo and deleted later', async () => {
  const film = await addFilm();
  await add({ content_document: showing(film) });
  expect(await fileNamesInUse(server.db.read, '2026-03-15T00:00:00Z')).toEqual(
    new Set([film.name, film.captions, film.poster]),
  );
  await change({ content: 'No film' });
  expect(await seen(film)).toEqual([404, 404, 404]);
  expect(await fileNamesInUse(server.db.read, '2026-03-01T00:00:00Z')).toContain(film.captions);
  const { history } = (await server.asStaff({ url: '/api/get-all-history' })).json();
  await send('POST', `/api/restore-version/${history[0].id}`, { state: 'before', version: 2 });
  expect(await seen(film)).toEqual([200, 200, 200]);
  await change({ content: 'No film' });
  expect(await fileNamesInUse(server.db.read, '2026-03-15T00:00:00Z')).toEqual(new Set());
});

test('videos of stories and of unsaved work are kept when files are deleted', async () => {
  const [named, typed, left] = [await addFilm(10), await addFilm(20), await addFilm(30)];
  await add({ content_document: showing(named) });
  const values = { title: 'Beans', content: showing(typed) };
  const draft = { resource: 'story', record: 'new', title: 'Beans', values, files: {}, base: null };
  const saved = await server.asStaff({ method: 'PUT', url: `/api/keep-draft/${'k'.repeat(20)}`, payload: draft });
  expect(saved.statusCode, saved.body).toBeLessThan(300);
  server.setNow('2026-03-09T14:00:00Z');
  await cleanUp({ ...server, now: () => new Date('2026-03-09T14:00:00Z') });
  const files = await server.storedFiles();
  expect(files).toEqual(expect.arrayContaining([...Object.values(named), ...Object.values(typed)]));
  expect(files).not.toContain(left.name);
});

test('a text can’t use a video that does not exist', async () => {
  const { name } = await addFilm();
  const gone = `${'0'.repeat(32)}.vtt`;
  for (const film of [{ name: `${'0'.repeat(32)}.5.mp4` }, { name, captions: gone }]) {
    const response = await send('POST', '/api/add-story', { title: 'Other', content_document: showing(film) });
    expect([response.statusCode, response.json().error.fields]).toEqual([
      400,
      { content: 'A video in this text is missing. Choose its file again.' },
    ]);
  }
});

test('the words of a video’s title are found', async () => {
  await add({ content_document: showing(await addFilm()) });
  const { results } = (await visit('/api/search?q=beans')).json();
  expect(results).toEqual([expect.objectContaining({ kind: 'story', id: 1 })]);
});
