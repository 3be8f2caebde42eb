import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { isDiskUnwritable } from '../db/failures.ts';
import { writeDurably } from '../files/durable-write.ts';
import { HttpError } from '../http-error.ts';

/** Pictures drawn at once. ours */
const drawnAtOnce = 2;
/** Pictures that may wait for their turn; who comes after that is asked to come again. ours */
const waitingMax = 40;
/** Pictures kept, some 40 kB each; drawn again when they are asked for again. ours */
const keptMax = 2000;

/** Pictures by the hash of what is in them, drawn at first need and kept on disk. */
export interface CardStore {
  /** The picture if it has been drawn. */
  find(hash: string): Promise<Buffer | null>;
  /**
   * Draws a picture, once for all who ask at the same time.
   * @throws HttpError `unavailable` when too many are waiting
   */
  draw(hash: string, picture: () => Promise<Buffer>): Promise<Buffer>;
}

/** What a store of pictures is made with. */
export interface CardStoreOptions {
  /** Folder of all data. */
  dataDir: string;
  now(): Date;
  /** @default 2000 */
  keptMax?: number;
}

/** Opens the store in a data folder. */
export async function createCardStore(options: CardStoreOptions): Promise<CardStore> {
  const folder = join(options.dataDir, 'files', 'cards');
  const tmpFolder = join(options.dataDir, 'tmp');
  for (const each of [folder, tmpFolder]) await mkdir(each, { recursive: true });
  const limit = pLimit(drawnAtOnce);
  const underway = new Map<string, Promise<Buffer>>();
  const pathOf = (hash: string) => join(folder, `${hash}.png`);
  let count = (await readdir(folder)).length;

  async function make(hash: string, picture: () => Promise<Buffer>): Promise<Buffer> {
    const content = await limit(picture);
    try {
      await writeDurably(pathOf(hash), content, tmpFolder, options.now());
    } catch (error) {
      // It is drawn: who asked sees it, and the next one has it drawn again.
      if (isDiskUnwritable(error)) return content;
      throw error;
    }
    count += 1;
    if (count > (options.keptMax ?? keptMax)) count = await dropOldest(folder, options.keptMax ?? keptMax);
    return content;
  }

  return {
    find: (hash) => readFile(pathOf(hash)).catch(() => null),
    draw(hash, picture) {
      const running = underway.get(hash);
      if (running) return running;
      if (limit.pendingCount >= waitingMax) {
        throw new HttpError('unavailable', 'There is a lot to draw right now. Please try again.', {
          retryAfterSeconds: 10,
        });
      }
      const job = make(hash, picture).finally(() => underway.delete(hash));
      underway.set(hash, job);
      return job;
    },
  };
}

/** Deletes the pictures drawn longest ago until a tenth of the room is free. @returns how many are left */
async function dropOldest(folder: string, keep: number): Promise<number> {
  const names = await readdir(folder);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const oldest = dated.toSorted((a, b) => a.at - b.at).slice(0, Math.max(0, names.length - Math.floor(keep * 0.9)));
  for (const { name } of oldest) await rm(join(folder, name), { force: true });
  return names.length - oldest.length;
}
