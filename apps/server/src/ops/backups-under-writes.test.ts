// @module-tag slow
// @module-tag database
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { openForReading } from '../db/database.ts';
import { nameByContent } from '../media/file-names.ts';
import { openBlobStore } from '../media/index.ts';
import { type BackupSite, startBackupSite } from '../testing/backup-site.ts';
import { startTestBucket, type TestBucket } from '../testing/test-bucket.ts';
import { isOnPostgres } from '../testing/test-database.ts';

/** Backups that are made and restored; `npm run bench -- copies` makes a hundred of each kind. */
const rounds = Number(process.env.COPY_ROUNDS ?? 5);

let site: BackupSite;
const buckets: TestBucket[] = [];
afterEach(async () => {
  await site.stop();
  for (const bucket of buckets.splice(0)) await bucket.stop();
});

async function takeBucket(): Promise<TestBucket> {
  const bucket = await startTestBucket();
  buckets.push(bucket);
  return bucket;
}

/** Number of different pictures: enough to change during a backup, few enough for a hundred rounds. */
const pictures = 40;

/** Publishes and deletes until it is told to stop. */
function keepWriting() {
  const state = { isOver: false, saved: 0, writes: 0 };
  const writes = (async () => {
    for (let round = 0; !state.isOver; round += 1) {
      const story = await site.addStory(`No. ${round}`, 80 + 2 * (round % pictures));
      state.saved = story.id;
      state.writes += 1;
      if (round % 3 !== 0) continue;
      await site.server.resources.services.story.remove(story.id);
      state.writes += 1;
    }
  })();
  const stop = async () => {
    state.isOver = true;
    await writes;
  };
  return { state, stop };
}

describe.each(['a folder', 'a bucket'])('with files in %s', (location) => {
  test(
    'backups made while people publish and delete are complete, and contain what was saved before',
    async () => {
      const isBucket = location === 'a bucket';
      site = await startBackupSite(isBucket ? (await takeBucket()).settings : undefined);
      const storage = isBucket ? (await takeBucket()).address : undefined;
      const { state, stop } = keepWriting();
      try {
        let files = 0;
        for (let round = 0; round < rounds; round += 1) {
          const savedBefore = state.saved;
          const manifest = await site.copyTo(`copy-${round}`);
          expect(manifest.missing).toEqual([]);
          await site.restore(`copy-${round}`, { into: `restored-${round}`, storage });
          const dataDir = join(site.folder, `restored-${round}`);
          await using db = openForReading({ dataDir });
          const rows = await db.selectFrom('stories').select(['id', 'image']).execute();
          expect(Math.max(0, ...rows.map(({ id }) => Number(id)))).toBeGreaterThanOrEqual(savedBefore);
          const blobs = await openBlobStore({ dataDir, storage, now: () => new Date() });
          for (const image of new Set(rows.map((row) => String(row.image)))) {
            const content = await buffer((await blobs.read(image)) ?? Readable.from([]));
            expect(nameByContent(content, 'jpg')).toBe(image);
            files += 1;
          }
        }
        const database = isOnPostgres() ? 'PostgreSQL' : 'SQLite';
        if (rounds > 5) {
          console.log(
            `${database}, files in ${location}: ${rounds} of ${rounds} complete, ${files} files, ${state.writes} writes`,
          );
        }
      } finally {
        await stop();
      }
    },
    60_000 + rounds * 10_000,
  );
});

test('a site moves from a folder to a bucket and back, and replaced data in a bucket keeps its files beside it', async () => {
  site = await startBackupSite();
  const { address: storage } = await takeBucket();
  const first = await site.addStory('First', 80);
  await site.copyTo('first');
  await site.restore('first', { storage });
  const second = await site.addStory('Second', 90);
  await site.copyTo('second');
  const { replaced } = await site.restore('second', { storage, replace: true });
  const bucket = await openBlobStore({ dataDir: '', storage, now: () => new Date() });
  for (const { image } of [first, second]) expect(await bucket.stat(image)).not.toBeNull();
  // A data folder of its own: its one picture is in it.
  const oldContent = await readFile(join(String(replaced), 'files/images', first.image));
  expect(nameByContent(oldContent, 'jpg')).toBe(first.image);
});
