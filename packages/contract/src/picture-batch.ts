/** Many pictures of the gallery at once. docs/decisions/0057 */
import { z } from 'zod';
import type { AnyRecord } from './entity.ts';
import { batchMaxRecords } from './limits.ts';

/** What `POST /api/add-many-gallery` takes: each as `POST /api/add-gallery` takes one, and a key that it keeps. */
export const addPicturesSchema = z.object({
  gallery_items: z
    .array(
      z.looseObject({
        key: z
          .string()
          .regex(/^[\w-]{16,64}$/)
          .optional(),
      }),
    )
    .min(1, 'There is no picture in it.')
    .max(batchMaxRecords, `Send at most ${batchMaxRecords} at a time.`),
});

/** What it answers. What is good is created, all of it or nothing. */
export interface AddPicturesAnswer {
  gallery_items: AnyRecord[];
  /** What is not, by its place among those that were sent. */
  failed: { index: number; message: string; fields?: Record<string, string> }[];
}
