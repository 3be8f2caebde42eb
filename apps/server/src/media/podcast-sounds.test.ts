import { expect, test } from 'vitest';
import { sampleMp3, sampleWav } from '../testing/sample-files.ts';
import { multipart, type Part, serverForEachTest } from '../testing/test-server.ts';
import { fileNamesInUse } from './file-names-in-use.ts';

const server = serverForEachTest();

const sound = (content: Buffer): Part => ['link', { filename: 'episode.mp3', content, type: 'audio/mpeg' }];
const send = async (url: string, ...parts: Part[]) => server.asStaff({ method: 'POST', url, ...multipart(parts) });
const addPodcast = async (...parts: Part[]) =>
  (await send('/api/add-podcast', ['title', 'Rain'], ...parts)).json().podcast;
const visit = (url: string, headers: Record<string, string> = {}) => server.server.inject({ url, headers });

test('an audio file sent as the link is stored, and the link is its URL', async () => {
  const content = sampleMp3(62);
  const { id, link } = await addPodcast(sound(content));
  expect(link).toMatch(/^\/sounds\/[0-9a-f]{32}\.62\.mp3$/);
  expect((await visit(`/api/get-single-podcast/${id}`)).json().podcast.link).toBe(link);
  const complete = await visit(link);
  expect([complete.statusCode, complete.rawPayload.equals(content)]).toEqual([200, true]);
  expect(complete.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
  });
  const part = await visit(link, { range: 'bytes=417-833' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 417-833/${content.length}`]);
  expect(part.rawPayload.equals(content.subarray(417, 834))).toBe(true);
});

test('a page disguised as audio runs nothing, whoever opens it', async () => {
  const { link } = await addPodcast(sound(sampleMp3(2, '<!doctype html><script>alert(document.domain)</script>')));
  const response = await visit(link, { accept: 'text/html' });
  expect(response.body).toContain('<script>');
  expect(response.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('a file that is not audio is refused at the field, and nothing is stored', async () => {
  const response = await send('/api/add-podcast', ['title', 'Rain'], sound(Buffer.from('<script>alert(1)</script>')));
  const message = 'We can’t play this audio file. Choose an MP3, M4A, Ogg or WAV.';
  expect([response.statusCode, response.json().error]).toEqual([
    422,
    { code: 'bad_file', message, fields: { link: message } },
  ]);
  expect(await server.storedFiles()).not.toContainEqual(expect.stringMatching(/\.(mp3|wav)$/));
});

test('a link to another site stays one, as text in a form and in JSON', async () => {
  const link = 'https://listen.example.org/4';
  expect((await addPodcast(['link', link])).link).toBe(link);
  const json = await server.post('/api/add-podcast', { title: 'Rain', link });
  expect(json.json().podcast.link).toBe(link);
  expect((await addPodcast(['link', '/media/rain.mp3'])).link).toBe('/media/rain.mp3');
  const wrong = await send('/api/add-podcast', ['title', 'Rain'], ['link', 'javascript:alert(1)']);
  expect(wrong.json().error.fields.link).toMatch(/^This has to be a full link/);
});

test('the audio file of a draft is hidden from visitors, and opens for staff with its key', async () => {
  const { id, link, file_keys: keys } = await addPodcast(['state', 'draft'], sound(sampleWav(2)));
  expect((await visit(link)).statusCode).toBe(404);
  expect((await visit(`${link}?${keys.link}`)).headers['cache-control']).toBe('private, no-cache');
  await send(`/api/update-single-podcast/${id}`, ['state', 'published']);
  expect((await visit(link)).statusCode).toBe(200);
});

test('an audio file that was replaced is hidden from visitors, kept for undo and deleted later', async () => {
  const { id, link } = await addPodcast(sound(sampleMp3(3)));
  const name = link.slice('/sounds/'.length);
  await send(`/api/update-single-podcast/${id}`, ['link', 'https://listen.example.org/4']);
  expect((await visit(link)).statusCode).toBe(404);
  const { history } = (await server.asStaff({ url: '/api/get-all-history' })).json();
  const change = history[0].changes.find(({ field }: { field: string }) => field === 'link');
  expect((await visit(`${link}?${change.from_key}`)).statusCode).toBe(200);
  expect(await fileNamesInUse(server.db.read, '2026-03-01T00:00:00Z')).toContain(name);
  expect(await fileNamesInUse(server.db.read, '2026-03-15T00:00:00Z')).not.toContain(name);
  const back = await server.post(`/api/restore-version/${history[1].id}`, { version: 2 });
  expect([back.statusCode, (await visit(link)).statusCode], back.body).toEqual([200, 200]);
});

test('the words of a transcript are found', async () => {
  const { id } = await addPodcast(['transcript', 'Odessa hums a hymn about the flood.']);
  const { results } = (await visit('/api/search?q=hymn')).json();
  expect(results).toEqual([expect.objectContaining({ kind: 'podcast', id })]);
});
