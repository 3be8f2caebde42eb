import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/index.ts';

/** Pictures that are measured at once; the next hour measures more. ours */
const measuredAtOnce = 200;

/** Finds out the sizes of pictures of the library that nobody has measured: those from before there was one. */
export async function measurePictures(db: Database, files: Pick<FileStore, 'pictureSize'>): Promise<void> {
  const rows = await db.read
    .selectFrom('media')
    .select(['id', 'image'])
    .where('width', 'is', null)
    .orderBy('id')
    .limit(measuredAtOnce)
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
