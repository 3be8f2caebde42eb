import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm, stat as statFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pdfMaxBytes } from '@porchlight/contract/limits';
import pLimit from 'p-limit';
import { systemCode } from '../errors/http-error.ts';
import type { BucketAddress } from '../settings/service-addresses.ts';
import type { BlobStore } from './blob-store.ts';
import { isMissing, storageUnavailable } from './bucket-errors.ts';
import { fileFolders, folderOf } from './file-names.ts';
import type { StorageLock } from './storage-lock.ts';

/** Tries of a request with a temporary failure. The SDK increases the delay before each. */
const attempts = 3;
/** Connection timeout in milliseconds. */
const connectTimeoutMs = 3000;
/** Socket timeout in milliseconds. ours */
const defaultSocketTimeoutMs = 15_000;
/** Files uploaded to the bucket at the same time. ours */
const maxConcurrentUploads = 4;
/** Files up to this size are buffered in memory, so that the SDK can retry sending them, in bytes. ours */
const bufferedMaxBytes = pdfMaxBytes;

/** Error codes of the local disk while copying from the bucket. */
const localErrorCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOENT'];

/** Options of a bucket store. */
export interface BucketStoreOptions {
  address: BucketAddress;
  /** Lock shared by all nodes that use the bucket. */
  lock: StorageLock;
  /** Socket timeout in milliseconds. @default 15 s */
  socketTimeoutMs?: number;
}

/**
 * Creates a store in an S3 bucket for any number of nodes, with keys such as `{prefix}/images/{name}` and
 * `{prefix}/films/{name}`. Sends no request yet.
 */
export async function createBucketStore(options: BucketStoreOptions): Promise<BlobStore> {
  const { address, lock, socketTimeoutMs = defaultSocketTimeoutMs } = options;
  // Imported lazily: it takes half of the startup time and is needed with a bucket only.
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region: address.region,
    credentials: address.credentials,
    // Other stores have no host name for each bucket.
    ...(address.endpoint && { endpoint: address.endpoint, forcePathStyle: true }),
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectTimeoutMs, socketTimeout: socketTimeoutMs },
    // Not every store supports Amazon's own checksums; all support Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const Bucket = address.bucket;
  const root = address.prefix && `${address.prefix}/`;
  const keyOf = (name: string) => `${root}${folderOf(name)}/${name}`;
  const uploadLimit = pLimit(maxConcurrentUploads);

  /** Runs a request. @returns null when the file doesn't exist @throws StorageUnavailable */
  async function call<Result>(run: () => Promise<Result>): Promise<Result | null> {
    try {
      return await run();
    } catch (error) {
      if (isMissing(error)) return null;
      throw storageUnavailable(error, address);
    }
  }

  /** Sends a file with its MD5 checksum; a large one is streamed, so that the SDK can't retry it, only the uploader. */
  async function send(Key: string, path: string) {
    const { size: ContentLength } = await statFile(path);
    const buffered = ContentLength <= bufferedMaxBytes ? await readFile(path) : null;
    const sum = createHash('md5');
    for await (const chunk of buffered ? [buffered] : createReadStream(path)) sum.update(chunk);
    const Body = buffered ?? createReadStream(path);
    const ContentMD5 = sum.digest('base64');
    await call(() => client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentMD5 })));
  }

  async function stat(name: string) {
    if (!folderOf(name)) return null;
    const object = await call(() => client.send(new s3.HeadObjectCommand({ Bucket, Key: keyOf(name) })));
    return object && { name, bytes: object.ContentLength ?? 0, storedAt: object.LastModified ?? new Date() };
  }

  const read: BlobStore['read'] = async (name, range) => {
    if (!folderOf(name)) return null;
    const Range = range && `bytes=${range.start}-${range.end}`;
    const object = await call(() => client.send(new s3.GetObjectCommand({ Bucket, Key: keyOf(name), Range })));
    return object?.Body instanceof Readable ? object.Body : null;
  };

  return {
    stat,
    read,
    put: (name, path) =>
      uploadLimit(async () => {
        await send(keyOf(name), path);
        // A sweep that checked the age of the previous version may have deleted the new file; after the lock none does.
        await lock.waitForUnlock();
        if (!(await stat(name))) await send(keyOf(name), path);
      }),
    async copyTo(name, path) {
      for (let attempt = 1; ; attempt += 1) {
        const content = await read(name);
        if (!content) return false;
        try {
          await pipeline(content, createWriteStream(path, { mode: 0o600 }));
          return true;
        } catch (error) {
          await rm(path, { force: true });
          if (localErrorCodes.includes(systemCode(error))) throw error;
          if (attempt === attempts) throw storageUnavailable(error, address);
        }
      }
    },
    async *list() {
      for (const kind of fileFolders) {
        const Prefix = `${root}${kind}/`;
        for (let ContinuationToken: string | undefined; ; ) {
          const page = await call(() =>
            client.send(new s3.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })),
          );
          for (const { Key = '', Size = 0, LastModified = new Date() } of page?.Contents ?? []) {
            const name = Key.slice(Prefix.length);
            if (folderOf(name)) yield { name, bytes: Size, storedAt: LastModified };
          }
          ContinuationToken = page?.NextContinuationToken;
          if (!ContinuationToken) break;
        }
      }
    },
    deleteOlder: (name, since) =>
      lock.runExclusive(async () => {
        const object = await stat(name);
        if (!object || object.storedAt >= since) return false;
        await call(() => client.send(new s3.DeleteObjectCommand({ Bucket, Key: keyOf(name) })));
        return true;
      }),
    async check() {
      // Lists a prefix without files: it needs the same permission and is fast in a full bucket.
      await call(() => client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: `${root}none/` })));
    },
  };
}
