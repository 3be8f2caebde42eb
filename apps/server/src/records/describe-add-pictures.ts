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
    'Each as `POST /api/add-gallery` takes one, its picture as `upload:{id}`, with a `key` of 16 to 64 signs: sent again, it makes nothing twice.',
});
schemaNotes.add(failure, { id: 'GalleryBatchFailure', description: 'Why one is not created, by its place.' });

/** OpenAPI description of `POST /api/add-many-gallery`. */
export function describeAddPictures(): CallDescription {
  return {
    id: 'addPictures',
    group: resources.gallery.plural,
    summary: 'Add many pictures to the gallery',
    description: `At most ${batchMaxRecords} at a time. Those that can be are created in one transaction; the others are named, each with what is wrong.`,
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
