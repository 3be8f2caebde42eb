import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { filmMaxBytes, unfinishedUploadsMax } from '@porchlight/contract/limits';
import type { Upload } from '@porchlight/contract/upload-calls';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConnectionLost } from '../db/failures.ts';
import { cleanUp } from '../jobs/housekeeping.ts';
import { noise, sampleMp3, samplePdf } from '../testing/sample-files.ts';
import { startTestBucket, type TestBucket } from '../testing/test-bucket.ts';
import { isOnPostgres } from '../testing/test-database.ts';
import { serverForEachTest, startTestServer, type TestServer } from '../testing/test-server.ts';

const part = 1024 * 1024;
/** An audio file of three and a half parts. */
const sound = sampleMp3(230);

describe.each(['in a folder', 'in a bucket'])('%s', (place) => {
  let server: TestServer;
  let bucket: TestBucket | undefined;
  beforeEach(async () => {
    bucket = place === 'in a bucket' ? await startTestBucket() : undefined;
    server = await startTestServer(undefined, undefined, { settings: bucket?.settings });
  });
  afterEach(async () => {
    await server.stop();
    await bucket?.stop();
  });

  const begin = async (content: Buffer, kind = 'sound', name = 'episode.mp3') =>
    server.post('/api/add-upload', { kind, name, bytes: content.length, modified_at: 1_700_000_000_000 });
  const begun = async (...file: Parameters<typeof begin>): Promise<Upload> => (await begin(...file)).json().upload;
  const sendPart = (id: string, from: number, payload: Buffer, headers: Record<string, string> = {}) =>
    server.asStaff({
      method: 'PUT',
      url: `/api/send-upload-part/${id}?from=${from}`,
      payload,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    });
  /** Sends the rest of a file. @returns the last response */
  async function sendRest({ id, received }: Upload, content: Buffer) {
    let response = await sendPart(id, received, content.subarray(received, received + part));
    for (let at = received + part; at < content.length && response.statusCode === 200; at += part) {
      response = await sendPart(id, at, content.subarray(at, at + part));
    }
    return response;
  }
  const create = (payload: Record<string, unknown>, noun = 'podcast') => server.post(`/api/add-${noun}`, payload);
  const partsLeft = async () => (await server.storedFiles()).filter((name) => name.endsWith('.part'));

  test('an interrupted upload continues where it stopped, also if the file is chosen again, and a record uses it', async () => {
    const first = await begun(sound);
    expect(first).toEqual({ id: first.id, kind: 'sound', bytes: sound.length, received: 0, stored: false });
    for (const at of [0, part, 2 * part]) await sendPart(first.id, at, sound.subarray(at, at + part));
    // The page was closed.
    const again = await begun(sound);
    expect(again).toEqual({ ...first, received: 3 * part });
    const last = await sendRest(again, sound);
    const file = { name: expect.stringMatching(/\.230\.mp3$/), key: expect.stringMatching(/^until=/) };
    expect(last.json().upload).toEqual({ ...first, received: sound.length, stored: true, file });
    expect(await partsLeft()).toEqual([]);
    const { link } = (await create({ title: 'Rain', link: `upload:${first.id}` })).json().podcast;
    expect(link).toMatch(/^\/sounds\/[0-9a-f]{32}\.230\.mp3$/);
    expect((await server.server.inject(link)).rawPayload.equals(sound)).toBe(true);
  });

  test('pictures and PDFs are uploaded the same way, in JSON and in a form', async () => {
    const [picture, pdf] = [await noise(900, 900).png().toBuffer(), await samplePdf(2)];
    const image = await begun(picture, 'image', 'quilt.png');
    await sendRest(image, picture);
    expect(
      (await create({ title: 'Quilt', image: `upload:${image.id}` }, 'gallery')).json().gallery_item.image,
    ).toMatch(/^[0-9a-f]{32}\.(jpg|webp)$/);
    const minutes = await begun(pdf, 'pdf', 'minutes.pdf');
    await sendRest(minutes, pdf);
    const form = new URLSearchParams({ title: 'Minutes', pdf: `upload:${minutes.id}` });
    const response = await server.asStaff({
      method: 'POST',
      url: '/api/add-article',
      payload: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.json().article.pdf).toMatch(/^[0-9a-f]{32}\.2\.pdf$/);
  });

  test('a picture that the library has already is named with the last part', async () => {
    const content = await noise(64, 64).png().toBuffer();
    const first = await begun(content, 'image', 'quilt.png');
    expect((await sendRest(first, content)).json().upload).not.toHaveProperty('library_id');
    const { picture } = (await create({ title: 'Quilt', image: `upload:${first.id}` }, 'media')).json();
    const again = await sendRest(await begun(content, 'image', 'copy.png'), content);
    expect(again.json().upload.library_id).toBe(picture.id);
  });

  test('pictures that are pasted together and agree in name, size and time are uploads of their own', async () => {
    const picture = await noise(60, 60).png().toBuffer();
    const [first, second] = [await begun(picture, 'image', 'image.png'), await begun(picture, 'image', 'image.png')];
    expect(second.id).not.toBe(first.id);
  });

  test('a part that is repeated or too early is refused with the next position, and counts once', async () => {
    const upload = await begun(sound);
    const [one, two] = await Promise.all([
      sendPart(upload.id, 0, sound.subarray(0, part)),
      sendPart(upload.id, 0, sound.subarray(0, part)),
    ]);
    expect([one?.statusCode, two?.statusCode].toSorted()).toEqual([200, 409]);
    expect(await partsLeft()).toHaveLength(1);
    const early = await sendPart(upload.id, 2 * part, sound.subarray(0, part));
    expect(early.json().error).toEqual({ code: 'conflict', message: `This upload continues at byte ${part}.` });
    expect((await sendRest(await begun(sound), sound)).json().upload.stored).toBe(true);
  });

  test('a file that is not audio is refused with the last part, and nothing is stored', async () => {
    const page = Buffer.from(`<script>${'x'.repeat(2000)}</script>`);
    const response = await sendRest(await begun(page), page);
    expect([response.statusCode, response.json().error]).toEqual([
      422,
      { code: 'bad_file', message: 'We can’t play this audio file. Choose an MP3, M4A, Ogg or WAV.' },
    ]);
    expect(await partsLeft()).toEqual([]);
    expect((await begun(page)).received).toBe(0);
  });

  test('a limit applies before the first byte and during the upload', async () => {
    const large = { kind: 'image', name: 'a.jpg', bytes: 15 * 1024 * 1024 + 1, modified_at: 0 };
    const tooLarge = await server.post('/api/add-upload', large);
    expect([tooLarge.statusCode, tooLarge.json().error.message]).toEqual([
      413,
      'This picture is larger than 15 MB. Choose a smaller one.',
    ]);
    const small = await begun(Buffer.alloc(100), 'pdf', 'a.pdf');
    const longer = await sendPart(small.id, 0, Buffer.alloc(101));
    expect([longer.statusCode, longer.json().error.message]).toEqual([
      413,
      'This file is larger than its stated size.',
    ]);
    const complete = await sendPart((await begun(sound)).id, 0, sound.subarray(0, part + 1));
    expect([complete.statusCode, complete.json().error.message]).toEqual([413, 'A part can have at most 1 MB.']);
    expect(await partsLeft()).toEqual([]);
  });

  test('a server that ends before storing a complete upload stores it on the next request', async () => {
    const upload = await begun(sound);
    for (const at of [0, part, 2 * part]) await sendPart(upload.id, at, sound.subarray(at, at + part));
    const { name } = await server.files.savePart(Readable.from([sound.subarray(3 * part)]), part);
    const row = await server.db.read.selectFrom('uploads').selectAll().executeTakeFirstOrThrow();
    const complete = { parts: `${row.parts} ${name}`, received: sound.length };
    await server.db.write((trx) => trx.updateTable('uploads').set(complete).execute());
    expect(await begun(sound)).toMatchObject({ received: sound.length, stored: false });
    expect((await sendPart(upload.id, sound.length, Buffer.alloc(0))).json().upload.stored).toBe(true);
  });

  test('only the owner of an upload can see, continue, use or remove it', async () => {
    const upload = await begun(sound);
    const { call: asRuth } = await server.person('editor', 'ruth');
    const sent = await asRuth({
      method: 'PUT',
      url: `/api/send-upload-part/${upload.id}?from=0`,
      payload: sound.subarray(0, 10),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect([sent.statusCode, sent.json().error.message]).toEqual([404, 'There is no such upload.']);
    expect((await asRuth({ method: 'DELETE', url: `/api/delete-upload/${upload.id}` })).statusCode).toBe(404);
    await sendRest(upload, sound);
    const payload = { title: 'Hers', link: `upload:${upload.id}` };
    const taken = await asRuth({ method: 'POST', url: '/api/add-podcast', payload });
    expect([taken.statusCode, taken.json().error.fields]).toEqual([
      400,
      { link: 'The uploaded file is no longer available. Choose it again.' },
    ]);
    const other = await create({ title: 'Of another kind', image: `upload:${upload.id}` }, 'gallery');
    expect(other.json().error.fields).toHaveProperty('image');
  });

  test('neither a viewer nor a visitor can upload', async () => {
    const { call } = await server.person('viewer');
    const payload = { kind: 'image', name: 'a.jpg', bytes: 10, modified_at: 0 };
    const sent = { method: 'POST', url: '/api/add-upload', payload } as const;
    expect([(await call(sent)).statusCode, (await server.server.inject(sent)).statusCode]).toEqual([403, 401]);
  });

  test('a cancelled upload is deleted with its parts', async () => {
    const upload = await begun(sound);
    await sendPart(upload.id, 0, sound.subarray(0, part));
    expect((await server.asStaff({ method: 'DELETE', url: `/api/delete-upload/${upload.id}` })).statusCode).toBe(204);
    expect(await partsLeft()).toEqual([]);
    expect((await begun(sound)).id).not.toBe(upload.id);
  });

  test('an abandoned upload is deleted after a day, and a record can’t use it then', async () => {
    const left = await begun(sound);
    await sendPart(left.id, 0, sound.subarray(0, part));
    const file = { kind: 'sound', name: 'episode.mp3', bytes: sound.length, modified_at: 1_700_000_000_000 } as const;
    const tidyAt = async (moment: string) => {
      server.setNow(moment);
      await cleanUp({ ...server, now: () => new Date(moment) });
    };
    await tidyAt('2026-03-15T15:00:00Z');
    expect(await server.uploads.begin(1, file)).toMatchObject({ id: left.id, received: part });
    await tidyAt('2026-03-15T17:00:00Z');
    expect(await server.db.read.selectFrom('uploads').selectAll().execute()).toEqual([]);
    const named = { values: { link: `upload:${left.id}` }, files: {} };
    await expect(server.uploads.resolve(named, { link: 'sound' }, 1)).rejects.toMatchObject({ code: 'validation' });
    // In a bucket the bucket determines a file's age.
    if (!bucket) expect(await readdir(`${server.dataDir}/files/parts`)).toEqual([]);
  });

  test('a text in a picture field that is not an upload is ignored, as before', async () => {
    const response = await create({ title: 'Quilt', image: '0123456789abcdef.jpg' }, 'gallery');
    expect([response.statusCode, response.json().gallery_item.image]).toEqual([201, null]);
  });
});

test.skipIf(!isOnPostgres())('two nodes receive the parts of one file in turn, and either stores it', async () => {
  const bucket = await startTestBucket();
  const { settings } = bucket;
  const first = await startTestServer(undefined, undefined, { settings });
  const second = await startTestServer(undefined, undefined, { settings, databaseUrl: first.databaseUrl });
  const file = { kind: 'sound', name: 'episode.mp3', bytes: sound.length, modified_at: 1 } as const;
  const { id } = await first.uploads.begin(1, file);
  for (const [index, node] of [first, second, first, second].entries()) {
    const content = sound.subarray(index * part, (index + 1) * part);
    await node.uploads.add(1, id, index * part, Readable.from([content]));
  }
  const { files } = await first.uploads.resolve({ values: { link: `upload:${id}` }, files: {} }, { link: 'sound' }, 1);
  expect((await first.files.find('sound', String(files.link).slice('/sounds/'.length)))?.bytes).toBe(sound.length);
  await second.stop();
  await first.stop();
  await bucket.stop();
});

describe('unfinished uploads', () => {
  const server = serverForEachTest();
  const begin = (number: number, bytes = part + 1, kind = 'sound') =>
    server.post('/api/add-upload', { kind, name: `${number}.mp3`, bytes, modified_at: number });

  test('are at most 100; the same file continues, and after a day new ones are accepted', async () => {
    for (let number = 0; number < unfinishedUploadsMax; number += 1) expect((await begin(number)).statusCode).toBe(200);
    const refused = await begin(1000);
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      413,
      'You have 100 unfinished uploads already. Finish or cancel one of them, or wait: each ends 24 hours after it began.',
    ]);
    const again = await begin(7);
    expect(again.statusCode).toBe(200);
    await server.asStaff({ method: 'DELETE', url: `/api/delete-upload/${again.json().upload.id}` });
    expect((await begin(1000)).statusCode).toBe(200);
    server.pass(25 * 3_600_000);
    const authorization = `Bearer ${await server.signIn()}`;
    const payload = { kind: 'sound', name: '1001.mp3', bytes: 1000, modified_at: 1001 };
    const nextDay = await server.server.inject({
      ...{ method: 'POST', url: '/api/add-upload', payload },
      headers: { authorization },
    });
    expect(nextDay.statusCode).toBe(200);
  });

  test('have at most the size of four videos', async () => {
    for (const number of [1, 2, 3, 4]) expect((await begin(number, filmMaxBytes, 'film')).statusCode).toBe(200);
    const refused = await begin(5, 1);
    expect(refused.statusCode).toBe(413);
    expect(refused.json().error.message).toMatch(
      /^With this file, your unfinished uploads would have more than 2,000 MB in total\./,
    );
  });

  test('that can’t be read temporarily are not reported as gone', async () => {
    const { id } = (await begin(1)).json().upload;
    const lost = new ConnectionLost('The database is away.', {});
    vi.spyOn(server.db.read, 'selectFrom').mockImplementation(() => {
      throw lost;
    });
    const fields = { link: 'sound' } as const;
    const resolving = server.uploads.resolve({ values: { link: `upload:${id}` }, files: {} }, fields, 1);
    await expect(resolving).rejects.toBe(lost);
    vi.restoreAllMocks();
  });
});
