import type { Database } from '../db/database.ts';
import type { FileStore } from './index.ts';

/** Pictures measured per run; the next hourly run continues. ours */
const batchSize = 200;

/** Stores the sizes of the library's pictures that have none: those from before the library existed. */
export async function measurePictures(db: Database, files: Pick<FileStore, 'pictureSize'>): Promise<void> {
  const rows = await db.read
    .selectFrom('media')
    .select(['id', 'image'])
    .where('width', 'is', null)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  for (const { id, image } of rows) {
    const size = await files.pictureSize(String(image));
    if (size)
      await db.write((trx) =>
        trx
          .updateTable('media')
          .set({ ...size })
          .where('id', '=', id)
          .execute(),
      );
  }
}
