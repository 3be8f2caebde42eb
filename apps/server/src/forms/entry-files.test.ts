import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../jobs/housekeeping.ts';
import { serveFormPage } from '../pages/form-page.ts';
import { CachedPage } from '../pages/page-cache.ts';
import { bodyParsers } from '../plugins/body-parsers.ts';
import { errors } from '../plugins/errors.ts';
import { quarters, samplePdf } from '../testing/sample-files.ts';
import { multipart, type Part, serverForEachTest } from '../testing/test-server.ts';
import type { FormRejected } from './form-entries.ts';
import { throttleForms } from './form-routes.ts';

const server = serverForEachTest('2026-03-06T12:00:00Z');
const questions = [
  { id: 'name', kind: 'text', label: 'What is your name?', required: true, purpose: 'name' },
  { id: 'proof', kind: 'file', label: 'A letter', required: true },
];

/** The page of a form, which tells what was rejected. */
let site: FastifyInstance;
let rejected: FormRejected['formKey']['rejected'] | undefined;
let id = 0;
beforeEach(async () => {
  rejected = undefined;
  site = fastify();
  await site.register(errors);
  await site.register(bodyParsers);
  serveFormPage(site, {
    forms: server.resources.forms,
    wakeMailer: () => undefined,
    throttle: throttleForms({ db: server.db, now: () => new Date('2026-03-06T12:00:00Z') }),
    async renderRejected(_, { formKey }) {
      rejected = formKey.rejected;
      return new CachedPage({ status: 200, policy: '', parts: ['<html', '></html>'] });
    },
  });
  const payload = { title: 'Pantry', questions, keep_days: '30' };
  id = (await server.post('/api/add-form', payload)).json().form.id;
});
afterEach(() => site.close());

const newToken = async () =>
  (await server.server.inject({ url: `/api/get-form-key/${id}` })).json().form_key.token as string;

/** Sends the page’s form as a browser does: the token comes last. */
async function send(token: string, parts: Part[]) {
  server.pass(60_000);
  const body = multipart([...parts, ['token', token], ['website', '']]);
  return (await site.inject({ method: 'POST', url: `/form/${id}`, ...body })).statusCode;
}

const file = (content: Buffer, filename = 'Letter.pdf'): Part => ['answer-proof', { filename, content }];
const ruth: Part = ['answer-name', 'Ruth Hart'];
const read = (entry = 1) => server.asStaff({ url: `/api/get-entry-file/${entry}?question=proof` });
const answersOf = async (entry = 1) =>
  (await server.asStaff({ url: `/api/get-single-form-entry/${entry}` })).json().form_entry.answers;

test('a PDF is stored with its entry, whatever it is called, and downloaded by who may read the entry', async () => {
  const pdf = await samplePdf();
  expect(await send(await newToken(), [ruth, file(pdf, '..\\secret/Letter <1>.exe')])).toBe(303);
  expect(await answersOf()).toMatchObject([
    { id: 'name', answer: 'Ruth Hart' },
    { id: 'proof', answer: 'Letter 1.pdf', file: 'application/pdf' },
  ]);
  const { name, type, base64 } = (await read()).json().file;
  expect([name, type, Buffer.from(base64, 'base64').equals(pdf)]).toEqual(['Letter 1.pdf', 'application/pdf', true]);
  const editor = await server.person('editor');
  const url = '/api/get-entry-file/1?question=proof';
  expect((await editor.call({ url })).statusCode).toBe(403);
  expect((await server.server.inject({ url })).statusCode).toBe(401);
  const named = { method: 'PUT', url: `/api/name-form-readers/${id}` } as const;
  await server.asStaff({ ...named, payload: { roles: ['editor'], people: [] } });
  expect((await editor.call({ url })).statusCode).toBe(200);
});

test('a person who reads another form’s entries gets no file of this one', async () => {
  await send(await newToken(), [ruth, file(await samplePdf())]);
  const other = (await server.post('/api/add-form', { title: 'Other', questions, keep_days: '30' })).json().form.id;
  const viewer = await server.person('viewer');
  const payload = { roles: [], people: [viewer.id] };
  await server.asStaff({ method: 'PUT', url: `/api/name-form-readers/${other}`, payload });
  expect((await viewer.call({ url: '/api/get-entry-file/1?question=proof' })).statusCode).toBe(404);
});

test('no address of the site serves it, though its name is known', async () => {
  await send(await newToken(), [ruth, file(await samplePdf())]);
  const [stored = ''] = await server.storedFiles();
  expect(stored).toMatch(/\.answer$/);
  for (const folder of ['images', 'pdfs', 'answers', 'files', 'media'])
    expect((await server.asStaff({ url: `/${folder}/${stored}` })).statusCode, folder).toBe(404);
});

test('a picture is stored without what the camera adds', async () => {
  const photo = await quarters()
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer();
  await send(await newToken(), [ruth, file(photo, 'me.JPG')]);
  const { name, base64 } = (await read()).json().file;
  expect(name).toBe('me.jpg');
  expect((await sharp(Buffer.from(base64, 'base64')).metadata()).exif).toBeUndefined();
});

test.each([
  ['is no PDF and no picture', async () => Buffer.from('MZ a program'), /no PDF and no picture/],
  [
    'is a web page with the name of a PDF',
    async () => Buffer.from('<script>alert(1)</script>'),
    /no PDF and no picture/,
  ],
  ['is larger than 10 MB', async () => Buffer.alloc(11 * 1024 * 1024, '%PDF-'), /larger than 10 MB/],
])('a file that %s is refused at its question, and nothing else is lost', async (_, content, message) => {
  expect(await send(await newToken(), [file(await content()), ruth])).toBe(422);
  expect(rejected?.errors.proof).toMatch(message);
  expect(rejected?.answers).toEqual({ name: 'Ruth Hart', proof: '' });
  expect(await server.storedFiles()).toEqual([]);
});

test('a file is kept while the form is mended, and replaced by another one', async () => {
  const token = await newToken();
  const [first, second] = [await samplePdf(1), await samplePdf(3)];
  expect(await send(token, [file(first, 'First.pdf')])).toBe(422);
  expect(rejected).toMatchObject({ answers: { proof: 'First.pdf' }, errors: { name: 'Enter an answer.' } });
  expect(await send(token, [file(second, 'Second.pdf')])).toBe(422);
  expect(await server.storedFiles()).toHaveLength(1);
  // The page has chosen no file this time.
  expect(await send(token, [ruth, file(Buffer.alloc(0), '')])).toBe(303);
  const { name, base64 } = (await read()).json().file;
  expect([name, Buffer.from(base64, 'base64').equals(second)]).toEqual(['Second.pdf', true]);
});

test('a file is not kept for a page that is none of ours, and the name of a file is no file', async () => {
  expect(await send('made up', [ruth, file(await samplePdf())])).toBe(422);
  expect(rejected?.answers.proof).toBe('');
  expect(await server.storedFiles()).toEqual([]);
  expect(await send(await newToken(), [ruth, ['answer-proof', 'Letter.pdf']])).toBe(422);
  expect(rejected?.errors.proof).toBe('Choose a file.');
});

test('a file whose form was never accepted is deleted after two hours, that of an entry on its day', async () => {
  await send(await newToken(), [file(await samplePdf(1))]);
  await send(await newToken(), [ruth, file(await samplePdf(2))]);
  expect(await server.storedFiles()).toHaveLength(2);
  const cleanAt = (moment: string) => cleanUp({ ...server, now: () => new Date(moment) });
  server.setNow('2026-03-06T15:00:00Z');
  await cleanAt('2026-03-06T15:00:00Z');
  expect(await server.storedFiles()).toHaveLength(1);
  server.setNow('2026-04-05T15:00:00Z');
  await cleanAt('2026-04-05T15:00:00Z');
  expect(await server.storedFiles()).toEqual([]);
  expect(await server.db.read.selectFrom('entry_files').selectAll().execute()).toEqual([]);
});

test('who sends the same file with two forms has two, and deleting one leaves the other', async () => {
  const pdf = await samplePdf();
  await send(await newToken(), [ruth, file(pdf)]);
  await send(await newToken(), [['answer-name', 'Bob'], file(pdf)]);
  expect(await server.storedFiles()).toHaveLength(2);
  await server.resources.entryFiles.delete(
    await server.db.write((trx) => server.resources.entryFiles.detach(trx, [1])),
  );
  expect((await read(1)).statusCode).toBe(404);
  expect((await read(2)).statusCode).toBe(200);
});
