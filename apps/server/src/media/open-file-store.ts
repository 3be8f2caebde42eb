import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { createNodeLock } from '../db/node-lock.ts';
import { StartError } from '../errors/http-error.ts';
import { StorageUnavailable } from '../errors/storage-unavailable.ts';
import type { Config } from '../settings/config.ts';
import { createFileStore, type FileStore, openBlobStore } from './index.ts';

/**
 * Opens the file store. An unreachable bucket is only logged, since it may be back before a file is requested.
 * @throws StartError when the bucket refuses access
 */
export async function openFileStore(
  config: Config,
  db: Database,
  now: () => Date,
  logger?: FastifyBaseLogger,
): Promise<FileStore> {
  const lock = createNodeLock(db.read, 'sweep');
  const blobs = await openBlobStore({ ...config, lock, now });
  await blobs.check().catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable)) throw error;
    if (error.isPermanent) throw new StartError(error.message);
    logger?.warn(error.message);
  });
  return createFileStore({ dataDir: config.dataDir, blobs, scanner: config.scanner, now });
}
