import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BucketFault, type FaultyBucket, startFaultyBucket } from '../testing/faulty-bucket.ts';
import { noise, samplePdf } from '../testing/sample-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFileStore } from './index.ts';

let bucket: FaultyBucket;
let server: TestServer;
let ownDir: string;
beforeEach(async () => {
  bucket = await startFaultyBucket();
  ownDir = await temporaryFolder();
  const lock = { runExclusive: <T>(task: () => Promise<T>) => task(), waitForUnlock: async () => {} };
  const blobs = await createBucketStore({ address: bucket.address, lock, socketTimeoutMs: 200 });
  const files = await createFileStore({ dataDir: ownDir, blobs });
  server = await startTestServer(undefined, undefined, { files, settings: bucket.settings });
});
afterEach(async () => {
  await server.stop();
  await bucket.stop();
});

const publish = async (title: string) => server.post('/api/add-article', { title, pdf: await samplePdf(20) });
const articles = async () =>
  (await server.server.inject('/api/get-all-article')).json<{ articles: { id: number; title: string }[] }>().articles;

const outages: [string, BucketFault][] = [
  ['refuses', { status: 403, code: 'AccessDenied' }],
  ['says nothing', 'is silent'],
  ['has too much to do', { status: 503, code: 'SlowDown' }],
];
test.each(outages)(
  'while the bucket %s, files and uploads ask to try again, records can be read, and nothing is partly saved',
  async (_, fault) => {
    const { pdf, id } = (await publish('Minutes')).json().article;
    bucket.fault = fault;
    const file = await server.server.inject(`/pdfs/${pdf}`);
    expect([file.statusCode, file.headers['retry-after'], file.json().error.code]).toEqual([503, '5', 'unavailable']);
    const refused = await publish('Minutes of the dark');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await articles()).map(({ title }) => title)).toEqual(['Minutes']);
    const record = await server.server.inject(`/api/get-single-article/${id}`);
    expect([record.statusCode, record.json().article.title]).toEqual([200, 'Minutes']);
    bucket.fault = null;
    expect((await server.server.inject(`/pdfs/${pdf}`)).statusCode).toBe(200);
    expect((await publish('Minutes of the dark')).statusCode).toBe(201);
  },
);

test('a smaller picture made on this machine is available while the bucket is not', async () => {
  const content = await noise(400, 300).jpeg().toBuffer();
  const { image } = (await server.post('/api/add-story', { title: 'Porch', image: content })).json().story;
  const small = () => server.server.inject(`/images/${image}?w=160`);
  expect((await small()).statusCode).toBe(200);
  bucket.fault = { status: 500, code: 'InternalError' };
  expect((await small()).statusCode).toBe(200);
  expect((await server.server.inject(`/images/${image}?w=320`)).statusCode).toBe(503);
});

test('a download that the bucket interrupts ends the connection, so that no browser takes it as complete', async () => {
  const { pdf } = (await publish('Minutes')).json().article;
  const url = `${await server.server.listen({ port: 0, host: '127.0.0.1' })}/pdfs/${pdf}`;
  const download = async (headers: Record<string, string> = {}) => (await fetch(url, { headers })).arrayBuffer();
  const content = await download();
  const whole = content.byteLength;
  bucket.fault = { cutsAfterBytes: 1000 };
  await expect(download()).rejects.toThrow();
  await expect(download({ range: `bytes=100-${whole - 1}` })).rejects.toThrow();
  bucket.fault = { stallsAfterBytes: 1000 };
  await expect(download()).rejects.toThrow();
  bucket.fault = null;
  expect((await download()).byteLength).toBe(whole);
  // A browser continues from where it was interrupted.
  const rest = await fetch(url, { headers: { range: 'bytes=1000-' } });
  expect([rest.status, rest.headers.get('content-range')]).toEqual([206, `bytes 1000-${whole - 1}/${whole}`]);
  expect(Buffer.from(await rest.arrayBuffer()).equals(Buffer.from(content.slice(1000)))).toBe(true);
});

test('a bucket that refuses access stops the start with a message, and an unreachable one does not', async () => {
  bucket.fault = { status: 403, code: 'InvalidAccessKeyId' };
  const start = () => startTestServer(undefined, undefined, { settings: bucket.settings });
  await expect(start()).rejects.toThrow(/^The bucket of STORAGE_URL .* Correct AWS_ACCESS_KEY_ID\.$/);
  bucket.fault = { status: 500, code: 'InternalError' };
  await (await start()).stop();
});
