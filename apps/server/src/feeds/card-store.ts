import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { isDiskUnwritable } from '../db/failures.ts';
import { writeDurably } from '../durable-write.ts';
import { HttpError } from '../errors/http-error.ts';

/** Pictures drawn concurrently. ours */
const maxConcurrentDrawings = 2;
/** Maximum length of the queue; further requests get `unavailable`. ours */
const queueMax = 40;
/** Maximum number of stored pictures, some 40 kB each; deleted ones are redrawn on request. ours */
const storedMax = 2000;

/** A disk cache of pictures, by the hash of their content, drawn on the first request. */
export interface CardStore {
  /** The picture, or null when it is not stored. */
  find(hash: string): Promise<Buffer | null>;
  /**
   * Draws and stores a picture, once for all concurrent requests for it.
   * @throws HttpError `unavailable` when the queue is full
   */
  draw(hash: string, picture: () => Promise<Buffer>): Promise<Buffer>;
}

/** Options of {@link createCardStore}. */
export interface CardStoreOptions {
  /** Folder of all data. */
  dataDir: string;
  now(): Date;
  /** Maximum number of stored pictures. @default 2000 */
  storedMax?: number;
}

/** Opens the picture store of a data folder. */
export async function createCardStore(options: CardStoreOptions): Promise<CardStore> {
  const folder = join(options.dataDir, 'files', 'cards');
  const tmpFolder = join(options.dataDir, 'tmp');
  for (const each of [folder, tmpFolder]) await mkdir(each, { recursive: true });
  const limit = pLimit(maxConcurrentDrawings);
  const pendingDrawings = new Map<string, Promise<Buffer>>();
  const pathOf = (hash: string) => join(folder, `${hash}.png`);
  let count = (await readdir(folder)).length;

  async function make(hash: string, picture: () => Promise<Buffer>): Promise<Buffer> {
    const content = await limit(picture);
    try {
      await writeDurably(pathOf(hash), content, tmpFolder, options.now());
    } catch (error) {
      // Sent without being stored; the next request draws it again.
      if (isDiskUnwritable(error)) return content;
      throw error;
    }
    count += 1;
    if (count > (options.storedMax ?? storedMax)) count = await dropOldest(folder, options.storedMax ?? storedMax);
    return content;
  }

  return {
    find: (hash) => readFile(pathOf(hash)).catch(() => null),
    draw(hash, picture) {
      const running = pendingDrawings.get(hash);
      if (running) return running;
      if (limit.pendingCount >= queueMax) {
        throw new HttpError('unavailable', 'The server is busy drawing pictures. Try again in a moment.', {
          retryAfterSeconds: 10,
        });
      }
      const job = make(hash, picture).finally(() => pendingDrawings.delete(hash));
      pendingDrawings.set(hash, job);
      return job;
    },
  };
}

/** Deletes the oldest pictures until 90% of the maximum are left. @returns how many are left */
async function dropOldest(folder: string, maxFiles: number): Promise<number> {
  const names = await readdir(folder);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const oldest = dated.toSorted((a, b) => a.at - b.at).slice(0, Math.max(0, names.length - Math.floor(maxFiles * 0.9)));
  for (const { name } of oldest) await rm(join(folder, name), { force: true });
  return names.length - oldest.length;
}
