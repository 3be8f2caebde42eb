/** Adding many pictures to the gallery in one call. docs/decisions/0057 */
import { z } from 'zod';
import type { AnyRecord } from './entity.ts';
import { batchMaxRecords } from './limits.ts';

/** Request body of `POST /api/add-many-gallery`: records as in `POST /api/add-gallery`, each with an optional key. */
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
    .min(1, 'No pictures were sent.')
    .max(batchMaxRecords, `Send at most ${batchMaxRecords} at a time.`),
});

/** Response of `POST /api/add-many-gallery`. The valid records are created in one transaction. */
export interface AddPicturesResponse {
  gallery_items: AnyRecord[];
  /** The invalid records, by their index in the request. */
  failed: { index: number; message: string; fields?: Record<string, string> }[];
}
