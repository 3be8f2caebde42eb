import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForReading } from '../db/database.ts';
import { openBlobStore } from '../media/index.ts';
import type { Manifest } from '../ops/backup-format.ts';
import { type RestoreResult, restoreBackup } from '../ops/restore-backup.ts';
import { writeBackup } from '../ops/write-backup.ts';
import type { BucketAddress } from '../settings/service-addresses.ts';
import { quarters } from './sample-files.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** A test server whose data is copied, and a folder for the copies. */
export interface BackupSite {
  server: TestServer;
  folder: string;
  /** Copies the data into a new folder of that name, as the command does while a server is running. */
  copyTo(name: string): Promise<Manifest>;
  /** Restores a copy of that name into `into`, a folder next to it. @param options.into @default 'restored' */
  restore(
    name: string,
    options?: { into?: string; replace?: boolean; databaseUrl?: string; storage?: BucketAddress },
  ): Promise<RestoreResult>;
  /** Publishes a story with a picture. @param widthPx width of the picture; another width makes another file */
  addStory(title: string, widthPx?: number): Promise<{ id: number; image: string }>;
  stop(): Promise<void>;
}

const now = () => new Date('2026-03-14T16:00:00Z');

/** Starts a site to be copied. @param settings further settings, such as those of a bucket */
export async function startBackupSite(settings?: Record<string, string>): Promise<BackupSite> {
  const server = await startTestServer(undefined, undefined, { settings });
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-copies-'));
  return {
    server,
    folder,
    async copyTo(name) {
      const path = join(folder, name);
      await mkdir(path);
      const read = openForReading(server);
      try {
        return await writeBackup({ read, blobs: await openBlobStore({ ...server, now }), now }, path);
      } finally {
        await read.destroy();
      }
    },
    restore(name, { into = 'restored', replace = false, databaseUrl, storage } = {}) {
      const dataDir = join(folder, into);
      return restoreBackup({ source: join(folder, name), dataDir, databaseUrl, storage, replace, now });
    },
    async addStory(title, widthPx) {
      const image = await quarters(widthPx).jpeg().toBuffer();
      return (await server.post('/api/add-story', { title, image })).json().story;
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
