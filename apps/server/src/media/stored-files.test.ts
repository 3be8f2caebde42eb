import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FileKeys } from '../access/file-keys.ts';
import { HttpError } from '../errors/http-error.ts';
import { animatedGif, handmadePdf, noise, samplePdf } from '../testing/sample-files.ts';
import { type StorageBackend, storageBackends } from '../testing/storage-backends.ts';
import type { FileStore } from './index.ts';
import { storedFiles } from './stored-files.ts';

// Test files of one process share modules, so import those that write again, here with the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

/** Whether the disk is full, so that writes fail with the system's error. */
const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('../durable-write.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../durable-write.ts')>();
  return {
    ...real,
    writeDurably: (...write: Parameters<typeof real.writeDurably>) =>
      disk.isFull
        ? Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))
        : real.writeDurably(...write),
  };
});

let place: StorageBackend;
let store: FileStore;
let app: FastifyInstance;
let made: string[];
/** Names that the database was queried for. */
let asked: string[];
/** Title of the record that shows a file. */
let title: string;

async function open(start: () => Promise<StorageBackend>) {
  disk.isFull = false;
  asked = [];
  title = '';
  made = [];
  place = await start();
  store = await place.open({ onVariantCreated: (name) => made.push(name) });
  app = Fastify();
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
    error instanceof HttpError
      ? reply.code(error.status).send(error.body)
      : reply.code(error.statusCode ?? 500).send({ error: { code: 'internal', message: error.message } }),
  );
  app.decorateRequest('staff', null);
  await app.register(storedFiles, {
    store,
    findPublic: async (name) => (asked.push(name) > 0 ? { title } : null),
    keys: new FileKeys(() => new Date(), Buffer.from('a secret')),
  });
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const picture = async () => (await store.save('image', await noise(500, 300).jpeg().toBuffer())).name;

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const safari = 'image/webp,image/avif,image/jxl,image/heic,image/*;q=0.8,*/*;q=0.5';

describe.each(storageBackends)('%s', (_, start) => {
  beforeEach(() => open(start));
  afterEach(async () => {
    await app.close();
    await place.stop();
  });

  describe('pictures', () => {
    test('are complete, cached for a year, sandboxed, and available for other sites’ previews', async () => {
      const response = await get(`/images/${await picture()}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(response.headers.vary).toBeUndefined();
      expect((await sharp(response.rawPayload).metadata()).width).toBe(500);
    });

    test.each([
      [chrome, 'image/avif', 'heif'],
      [safari, 'image/avif', 'heif'],
      ['image/webp,*/*', 'image/webp', 'webp'],
      ['image/avif;q=0,image/webp,*/*', 'image/webp', 'webp'],
      ['image/avif;q=0,image/webp;q=0', 'image/jpeg', 'jpeg'],
      ['*/*', 'image/jpeg', 'jpeg'],
      ['image/png,image/*;q=0.8', 'image/jpeg', 'jpeg'],
      ['', 'image/jpeg', 'jpeg'],
      [';;,,q=', 'image/jpeg', 'jpeg'],
    ])('for a browser that accepts %j a smaller one is sent as %s', async (accept, mediaType, format) => {
      const response = await get(`/images/${await picture()}?w=160`, { accept });
      expect(response.headers).toMatchObject({
        'content-type': mediaType,
        vary: 'Accept',
        'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width: 160, height: 96 });
    });

    test('are never enlarged', async () => {
      const response = await get(`/images/${await picture()}?w=1280`);
      expect((await sharp(response.rawPayload).metadata()).width).toBe(500);
    });

    test('an animation stays animated when it is made smaller', async () => {
      const { name } = await store.save('image', await animatedGif(4, 200));
      const response = await get(`/images/${name}?w=160`, { accept: 'image/webp' });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ pages: 4, width: 160 });
      expect((await sharp((await get(`/images/${name}?w=160`)).rawPayload).metadata()).format).toBe('jpeg');
    });

    test('ten simultaneous requests for a smaller picture make it once, and later ones use it', async () => {
      const name = await picture();
      const url = `/images/${name}?w=320`;
      const responses = await Promise.all(Array.from({ length: 10 }, () => get(url, { accept: 'image/webp' })));
      expect(new Set(responses.map((response) => response.rawPayload.toString('base64'))).size).toBe(1);
      await get(url, { accept: 'image/webp' });
      expect(made).toEqual([`${name}.w320.webp`]);
      expect(await readdir(join(place.dataDir, 'tmp'))).toEqual([]);
    });

    test('are saved under the name of their picture, with the ending of their format', async () => {
      title = 'Quilt';
      const name = await picture();
      const dispositionOf = async (url: string) =>
        (await get(url, { accept: 'image/webp' })).headers['content-disposition'];
      expect(await dispositionOf(`/images/${name}`)).toBe('inline; filename=Quilt.jpg');
      expect(await dispositionOf(`/images/${name}?w=160`)).toBe('inline; filename=Quilt.webp');
    });

    test('on a full disk are sent as they are stored, and requested again later', async () => {
      const name = await picture();
      disk.isFull = true;
      const response = await get(`/images/${name}?w=160`, { accept: chrome });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
      expect((await sharp(response.rawPayload).metadata()).width).toBe(500);
      disk.isFull = false;
      expect((await get(`/images/${name}?w=160`, { accept: chrome })).headers['content-type']).toBe('image/avif');
    });

    test.each(['99', '0', '-160', '160.0', '1e2', '160px', '', '160&w=320', '99999999999'])(
      'a width of %j is a 400',
      async (w) => {
        const response = await get(`/images/${await picture()}?w=${w}`);
        expect(response.statusCode).toBe(400);
        expect(response.json().error).toMatchObject({ code: 'bad_request', message: expect.stringContaining('640') });
        expect(made).toEqual([]);
      },
    );
  });

  describe('PDFs', () => {
    test('have their own type, are sandboxed, and can be framed only by our own pages', async () => {
      const { name } = await store.save('pdf', await samplePdf());
      const response = await get(`/pdfs/${name}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename=${name}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
        'accept-ranges': 'bytes',
      });
      const policy = response.headers['content-security-policy'];
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toMatch(/sandbox(?!.*allow-same-origin)/);
    });

    test.each([
      ['Minutes of May', 'inline; filename="Minutes of May.pdf"'],
      ['Café “Lid”', `inline; filename="Caf? ?Lid?.pdf"; filename*=UTF-8''Caf%C3%A9%20%E2%80%9CLid%E2%80%9D.pdf`],
      ['5/12: what, "now"? <b>', 'inline; filename="5-12- what, -now- -b.pdf"'],
      ['../../etc', 'inline; filename=etc.pdf'],
      ['Minutes\u202efdp.exe', 'inline; filename=Minutesfdp.exe.pdf'],
      ['A'.repeat(300), `inline; filename=${'A'.repeat(60)}.pdf`],
      ['land ownership\r\nset-cookie: a=b', 'inline; filename="land ownership set-cookie- a=b.pdf"'],
    ])('are saved under their title: %j', async (given, disposition) => {
      title = given;
      const { name } = await store.save('pdf', await samplePdf());
      expect((await get(`/pdfs/${name}`)).headers['content-disposition']).toBe(disposition);
    });

    test('are available in ranges, so that a viewer can start on page one', async () => {
      const pdf = await samplePdf();
      const { name } = await store.save('pdf', pdf);
      const response = await get(`/pdfs/${name}`, { range: 'bytes=0-7' });
      expect(response.statusCode).toBe(206);
      expect(response.headers['content-range']).toBe(`bytes 0-7/${pdf.length}`);
      expect(response.rawPayload).toEqual(pdf.subarray(0, 8));
    });

    test('a range past the end is a 416 with the length of the file', async () => {
      const pdf = await samplePdf();
      const { name } = await store.save('pdf', pdf);
      const response = await get(`/pdfs/${name}`, { range: `bytes=${pdf.length}-` });
      expect(response.statusCode).toBe(416);
      expect(response.headers['content-range']).toBe(`bytes */${pdf.length}`);
      expect(response.json().error.code).toBe('range_not_satisfiable');
    });

    test('the first page is available as a picture, which is made once', async () => {
      const { name } = await store.save('pdf', await samplePdf());
      for (const _ of [1, 2]) {
        const response = await get(`/pdfs/${name}?w=160`, { accept: chrome });
        expect(response.headers).toMatchObject({
          'content-type': 'image/avif',
          vary: 'Accept',
          'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
        });
        expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 160, height: 207 });
      }
      expect(made).toEqual([`${name}.w160.avif`]);
    });

    test('without a page have no cover picture, and can still be read', async () => {
      const { name } = await store.save(
        'pdf',
        handmadePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']),
      );
      expect((await get(`/pdfs/${name}?w=160`)).statusCode).toBe(404);
      expect((await get(`/pdfs/${name}`)).statusCode).toBe(200);
      expect((await get(`/pdfs/${name}?w=161`)).statusCode).toBe(400);
    });
  });

  describe('both', () => {
    test('return 304 to those who have them', async () => {
      const image = `/images/${await picture()}`;
      const pdf = `/pdfs/${(await store.save('pdf', await samplePdf())).name}`;
      for (const url of [image, `${image}?w=160`, pdf]) {
        const etag = String((await get(url)).headers.etag);
        const again = await get(url, { 'if-none-match': etag });
        expect(again.statusCode).toBe(304);
        expect(again.payload).toBe('');
        expect(again.headers['cache-control']).toContain('immutable');
        expect((await get(url, { 'if-match': '"another"' })).statusCode).toBe(412);
      }
    });

    test('respond to HEAD with the headers of GET and no body', async () => {
      const image = `/images/${await picture()}`;
      const pdf = `/pdfs/${(await store.save('pdf', await samplePdf())).name}`;
      for (const url of [image, `${image}?w=160`, pdf]) {
        const whole = await get(url);
        const head = await app.inject({ method: 'HEAD', url });
        expect(head.statusCode).toBe(200);
        expect(head.payload).toBe('');
        expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
        expect(head.headers['content-type']).toBe(whole.headers['content-type']);
      }
    });

    const hex = 'a'.repeat(32);
    test.each([
      `/images/${hex}.jpg`,
      `/images/${hex}.jpg?w=160`,
      `/images/${hex}.pdf`,
      `/images/${hex}.jpg.w160.webp`,
      `/pdfs/${hex}.pdf`,
      `/pdfs/${hex}.jpg`,
      '/images/..%2f..%2fporchlight.db',
      '/images/..%5c..%5cporchlight.db',
      `/images/..%2fpdfs%2f${hex}.pdf`,
      '/pdfs/..%2f..%2fporchlight.db',
      `/pdfs/${hex}.pdf%00.jpg`,
      '/pdfs/%00',
      '/images/%2e%2e',
      '/images/',
      `/images/${'a'.repeat(5000)}`,
      `/images/${'é'.repeat(20)}`,
    ])('%s is not found, and the database is queried only for possible file names', async (url) => {
      const response = await get(url);
      expect(asked).toHaveLength(/^\/(images\/a{32}\.jpg|pdfs\/a{32}\.pdf)(\?|$)/.test(url) ? 1 : 0);
      expect([400, 404, 414]).toContain(response.statusCode);
      expect(response.headers['cache-control']).toBeUndefined();
      expect(response.payload).not.toContain(place.dataDir);
    });
  });
});
