import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketAddress } from '../settings/service-addresses.ts';

/** A bucket in an S3 store in this process. */
export interface TestBucket {
  address: BucketAddress & { endpoint: string; credentials: { accessKeyId: string; secretAccessKey: string } };
  /** The settings to use it. */
  settings: Record<string, string>;
  /** Path of the file in which the store keeps an object. */
  pathOf(key: string): string;
  stop(): Promise<void>;
}

/** Starts an S3 store with an empty bucket. */
export async function startTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-s3-'));
  const bucket = 'porch-files';
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // The SDK signs the trailing slash of a bucket's path, which this store drops.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await store.run();
  const endpoint = `http://127.0.0.1:${port}`;
  // The store's only account.
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    address: { bucket, prefix: 'site', region: 'us-east-1', endpoint, credentials },
    settings: {
      STORAGE_URL: `s3://${bucket}/site`,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_ENDPOINT_URL_S3: endpoint,
    },
    pathOf: (key) => join(directory, bucket, `${key}._S3rver_object`),
    async stop() {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
