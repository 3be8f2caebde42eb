import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm, stat as statFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pdfMaxBytes } from '@porchlight/contract/limits';
import pLimit from 'p-limit';
import { systemCode } from '../http-error.ts';
import type { BlobStore } from './blob-store.ts';
import type { BucketAddress } from './bucket-address.ts';
import { fileFolders, folderOf } from './file-names.ts';
import { isMissing, storageUnavailable } from './storage-unavailable.ts';
import type { SweepGuard } from './sweep-guard.ts';

/** How often a call is tried that failed for no reason of its own. The SDK waits longer before each. */
const attempts = 3;
/** How long a connection may take to be made, in milliseconds. */
const connectMs = 3000;
/** How long a connection that is in use may be silent, in milliseconds. ours */
const defaultSilentMs = 15_000;
/** Files sent at once. ours */
const sendsAtOnce = 4;
/** Files up to this size are in memory while they are sent, so that the SDK can send them again, in bytes. ours */
const heldMaxBytes = pdfMaxBytes;

/** Codes of a disk that doesn't take what comes from the bucket. */
const ofThisMachine = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOENT'];

/** What a store in a bucket is made with. */
export interface BucketStoreOptions {
  address: BucketAddress;
  /** Shared by all nodes that share the bucket. */
  guard: SweepGuard;
  /** How long a connection may be silent before it is given up. @default 15 s */
  silentMs?: number;
}

/**
 * Files in a bucket of an S3 store, as `{prefix}/images/{name}`, `{prefix}/films/{name}` and so on, for any number of nodes.
 * Nothing is asked of the bucket yet.
 */
export async function createBucketStore(options: BucketStoreOptions): Promise<BlobStore> {
  const { address, guard, silentMs = defaultSilentMs } = options;
  // Half the time of a start; without a bucket nobody needs it.
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region: address.region,
    credentials: address.credentials,
    // Other stores than Amazon's have no name for every bucket.
    ...(address.endpoint && { endpoint: address.endpoint, forcePathStyle: true }),
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs },
    // Checksums of Amazon's own are not known to every store; Content-MD5 is.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const Bucket = address.bucket;
  const root = address.prefix && `${address.prefix}/`;
  const keyOf = (name: string) => `${root}${folderOf(name)}/${name}`;
  const sends = pLimit(sendsAtOnce);

  /** Runs a call. @returns null where the bucket has no such file @throws StorageUnavailable */
  async function call<Result>(run: () => Promise<Result>): Promise<Result | null> {
    try {
      return await run();
    } catch (error) {
      if (isMissing(error)) return null;
      throw storageUnavailable(error, address);
    }
  }

  /** Sends a file with its sum; a large one as it is read, and then whoever uploads it tries again. */
  async function send(Key: string, path: string) {
    const { size: ContentLength } = await statFile(path);
    const held = ContentLength <= heldMaxBytes ? await readFile(path) : null;
    const sum = createHash('md5');
    for await (const chunk of held ? [held] : createReadStream(path)) sum.update(chunk);
    const Body = held ?? createReadStream(path);
    const ContentMD5 = sum.digest('base64');
    await call(() => client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentMD5 })));
  }

  async function stat(name: string) {
    if (!folderOf(name)) return null;
    const found = await call(() => client.send(new s3.HeadObjectCommand({ Bucket, Key: keyOf(name) })));
    return found && { name, bytes: found.ContentLength ?? 0, storedAt: found.LastModified ?? new Date() };
  }

  const read: BlobStore['read'] = async (name, range) => {
    if (!folderOf(name)) return null;
    const Range = range && `bytes=${range.start}-${range.end}`;
    const found = await call(() => client.send(new s3.GetObjectCommand({ Bucket, Key: keyOf(name), Range })));
    return found?.Body instanceof Readable ? found.Body : null;
  };

  return {
    stat,
    read,
    put: (name, path) =>
      sends(async () => {
        await send(keyOf(name), path);
        // A sweep that had looked at what was there before may have deleted this instead. None does from here on.
        await guard.passed();
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
          if (ofThisMachine.includes(systemCode(error))) throw error;
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
      guard.alone(async () => {
        const found = await stat(name);
        if (!found || found.storedAt >= since) return false;
        await call(() => client.send(new s3.DeleteObjectCommand({ Bucket, Key: keyOf(name) })));
        return true;
      }),
    async check() {
      // A list of nothing: it asks for the same right, and is as quick in a full bucket.
      await call(() => client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: `${root}none/` })));
    },
  };
}
