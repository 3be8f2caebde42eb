import { batchMaxRecords } from '@porchlight/contract/limits';
import { addPicturesSchema } from '@porchlight/contract/picture-batch';
import { resources } from '@porchlight/contract/resources';
import { z } from 'zod';
import { answered, type CallDescription, schemaNotes } from '../http/call-description.ts';
import { exampleRecord } from './example-records.ts';
import { recordSchemas } from './record-schemas.ts';

const failure = z.object({
  index: z.int().min(0),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
schemaNotes.add(addPicturesSchema, {
  id: 'GalleryBatch',
  description:
    'Each like the input of `POST /api/add-gallery`, with its picture as `upload:{id}` and a `key` of 16 to 64 characters: sent again, it creates nothing twice.',
});
schemaNotes.add(failure, { id: 'GalleryBatchFailure', description: 'Why a record was not created, by its position.' });

/** OpenAPI description of `POST /api/add-many-gallery`. */
export function describeAddPictures(): CallDescription {
  return {
    id: 'addPictures',
    group: resources.gallery.plural,
    summary: 'Add many pictures to the gallery',
    description: `At most ${batchMaxRecords} per call. The valid ones are created in one transaction; the others are returned, each with its error.`,
    body: {
      schema: addPicturesSchema,
      takesForms: false,
      example: { gallery_items: [{ title: 'Gallery picture 1', key: 'a-key-of-the-form-1' }, { title: '' }] },
    },
    answers: [
      answered(
        'What was created, and what was not.',
        z.object({ gallery_items: z.array(recordSchemas('gallery').record), failed: z.array(failure) }),
        {
          gallery_items: [exampleRecord('gallery')],
          failed: [
            {
              index: 1,
              message: 'Please check what you entered.',
              fields: { title: 'This can’t be empty.' },
            },
          ],
        },
      ),
    ],
    errors: ['validation'],
  };
}
