import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StorageUnavailable } from '../errors/storage-unavailable.ts';
import { type BucketFault, type FaultyBucket, startFaultyBucket } from '../testing/faulty-bucket.ts';
import { quarters, samplePdf } from '../testing/sample-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { type BlobStore, checkBlobStore, type StorageLock } from './index.ts';

let bucket: FaultyBucket;
let dataDir: string;
let blobs: BlobStore;
let store: FileStore;
const noLock: StorageLock = { runExclusive: (task) => task(), waitForUnlock: async () => {} };

beforeEach(async () => {
  bucket = await startFaultyBucket();
  dataDir = await temporaryFolder();
  blobs = await createBucketStore({ address: bucket.address, lock: noLock, socketTimeoutMs: 200 });
  store = await createFileStore({ dataDir, blobs });
});
afterEach(() => bucket.stop());

const picture = () => quarters().png().toBuffer();
async function stored(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of blobs.list()) names.push(name);
  return names;
}

const faults: [string, BucketFault, RegExp, boolean][] = [
  ['is missing', { status: 404, code: 'NoSuchBucket' }, /no such bucket\. Create it, or correct STORAGE_URL/, true],
  ['denies', { status: 403, code: 'AccessDenied' }, /denies access.*s3:PutObject/, true],
  ['doesn’t know the key', { status: 403, code: 'InvalidAccessKeyId' }, /Correct AWS_ACCESS_KEY_ID/, true],
  ['has another secret', { status: 403, code: 'SignatureDoesNotMatch' }, /Correct AWS_SECRET_ACCESS_KEY/, true],
  ['is in another region', { status: 400, code: 'AuthorizationHeaderMalformed' }, /Correct AWS_REGION/, true],
  ['has too much to do', { status: 503, code: 'SlowDown' }, /for now: it responds with 503 SlowDown/, false],
  ['is full', { status: 507, code: 'InsufficientStorage' }, /for now: it responds with 507 InsufficientStorage/, false],
  ['says nothing', 'is silent', /for now: it does not respond in time/, false],
  ['hangs up', 'hangs up on uploads', /for now: it can’t be reached \((ECONNRESET|EPIPE)\)/, false],
];
describe.each(faults)('a bucket that %s', (_, fault, sentence, isPermanent) => {
  test('is reported without ever showing the secret, and no upload is left anywhere', async () => {
    bucket.fault = fault;
    bucket.method = 'PUT';
    const failure = await store.save('image', await picture()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StorageUnavailable);
    expect(failure).toMatchObject({ message: expect.stringMatching(sentence), isPermanent });
    expect(String(failure)).not.toContain(bucket.address.credentials.secretAccessKey);
    bucket.fault = null;
    expect(await stored()).toEqual([]);
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([]);
    // When it is back the same upload succeeds.
    const { name } = await store.save('image', await picture());
    expect(await stored()).toEqual([name]);
  });
});

test('a store that does not respond is reported with its address', async () => {
  const address = { ...bucket.address, endpoint: 'http://127.0.0.1:1' };
  const nowhere = await createBucketStore({ address, lock: noLock });
  await expect(nowhere.check()).rejects.toThrow(
    /porch-files at 127\.0\.0\.1:1\) can’t be used for now: it can’t be reached \(ECONNREFUSED\)\. Check that it runs, and AWS_ENDPOINT_URL_S3/,
  );
});

test.each<BucketFault>([{ cutsAfterBytes: 500 }, { stallsAfterBytes: 500 }])(
  'a download with %j fails with an error, and is fetched again or not kept',
  async (fault) => {
    const pdf = await samplePdf();
    const { name } = await store.save('pdf', pdf);
    bucket.fault = fault;
    bucket.method = 'GET';
    const content = await blobs.read(name);
    await expect(buffer(content ?? Readable.from([]))).rejects.toThrow();
    const copy = join(dataDir, 'copy.pdf');
    await expect(blobs.copyTo(name, copy)).rejects.toBeInstanceOf(StorageUnavailable);
    expect(await readdir(dataDir)).not.toContain('copy.pdf');
    bucket.fault = null;
    expect(await blobs.copyTo(name, copy)).toBe(true);
    expect(await readFile(copy)).toEqual(pdf);
  },
);

test('the doctor tries every operation, reports which fails, and leaves nothing', async () => {
  expect(await checkBlobStore(blobs)).toBeNull();
  expect(await stored()).toEqual([]);
  bucket.fault = { status: 403, code: 'AccessDenied' };
  for (const [method, step] of [
    ['PUT', 'write'],
    ['DELETE', 'delete'],
  ]) {
    bucket.method = method ?? null;
    expect(await checkBlobStore(blobs)).toMatch(new RegExp(`^can’t ${step} files: .*denies access`));
  }
});

test('lists longer than a page are read to the end', async () => {
  // The tests' store has no token for the next page.
  const names = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}.pdf`);
  const pages = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://store').searchParams;
    const at = query.get('prefix') === 'site/pdfs/' ? Number(query.get('continuation-token') ?? 0) : names.length;
    const next = at + 1 < names.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
    const file = names[at] ? `<Contents><Key>site/pdfs/${names[at]}</Key><Size>1</Size></Contents>` : '';
    response.end(`<ListBucketResult>${file}${next}</ListBucketResult>`);
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const { port } = pages.address() as AddressInfo;
  const address = { ...bucket.address, endpoint: `http://127.0.0.1:${port}` };
  blobs = await createBucketStore({ address, lock: noLock });
  expect(await stored()).toEqual(names);
  pages.closeAllConnections();
  pages.close();
});

test('a file that is uploaded while a sweep deletes its older copy is stored again', async () => {
  const { name } = await store.save('image', await picture());
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let running: Promise<unknown> = Promise.resolve();
  // A lock as all nodes share it.
  const lock: StorageLock = {
    runExclusive: (task) => {
      const result = running.then(task);
      running = result.catch(() => {});
      return result;
    },
    waitForUnlock: async () => void (await running),
  };
  const sweeping = await createBucketStore({ address: bucket.address, lock });
  const uploading = await createBucketStore({ address: bucket.address, lock });
  const node = await createFileStore({ dataDir: join(dataDir, 'second'), blobs: uploading });
  const longAgo = new Date(Date.now() + 86_400_000);
  // The sweep has read the file's age and is about to delete it: delay the deletion until the upload is done.
  const callsBefore = bucket.calls.length;
  const swept = lock.runExclusive(async () => {
    await gate;
  });
  const sweep = sweeping.deleteOlder(name, longAgo);
  const upload = node.save('image', await picture());
  await expect.poll(() => bucket.calls.slice(callsBefore).filter(({ method }) => method === 'PUT').length).toBe(1);
  open();
  await Promise.all([swept, sweep, upload]);
  expect(await stored()).toEqual([name]);
});
