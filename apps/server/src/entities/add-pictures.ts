import { fileFieldsOf } from '@porchlight/contract/fields';
import { batchMaxRecords } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { type AddPicturesResponse, addPicturesSchema } from '@porchlight/contract/picture-batch';
import { resources as table } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import { HttpError } from '../errors/http-error.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import type { FileNames } from '../media/record-files.ts';
import type { ResumableUploads } from '../media/resumable-uploads.ts';
import { exampleRecord } from '../records/example-records.ts';
import { recordSchemas } from '../records/record-schemas.ts';
import type { RejectedInput } from './resource-service.ts';
import type { Resources } from './resources.ts';

const failure = z
  .object({
    index: z.int().min(0),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({
    id: 'GalleryBatchFailure',
    description: 'Why a record was not created, by its position.',
  });
z.globalRegistry.add(addPicturesSchema, {
  id: 'GalleryBatch',
  description:
    'Each like the input of `POST /api/add-gallery`, with its picture as `upload:{id}` and a `key` of 16 to 64 characters: a repeated call creates nothing twice.',
});

/** The schema of `POST /api/add-many-gallery`. */
const addPicturesCall = describeCalls(table.gallery.plural, {
  addPictures: {
    summary: 'Add many pictures to the gallery',
    description: `At most ${batchMaxRecords} per call. The valid ones are created in one transaction; the others are returned, each with its error.`,
    body: addPicturesSchema,
    takesForms: false,
    example: { gallery_items: [{ title: 'Gallery picture 1', key: 'a-key-of-the-form-1' }, { title: '' }] },
    response: {
      200: jsonResponse(
        'What was created, and what was not.',
        z.object({ gallery_items: z.array(recordSchemas('gallery').record), failed: z.array(failure) }),
        () => ({
          gallery_items: [exampleRecord('gallery')],
          failed: [{ index: 1, message: 'Check what you entered.', fields: { title: 'This can’t be empty.' } }],
        }),
      ),
    },
    errors: ['validation'],
  },
});

/**
 * Registers `POST /api/add-many-gallery`: creates the valid pictures in one transaction and returns the errors of the
 * rest.
 */
export async function addPictures(
  app: FastifyInstance,
  { resources, uploads }: { resources: Resources; uploads: ResumableUploads },
): Promise<void> {
  const fields = fileFieldsOf(table.gallery.fields);
  serveCalls(
    app,
    otherCalls,
    addPicturesCall,
  )('addPictures', async (request) => {
    const actor = requireStaff(request);
    const { gallery_items: items } = request.body;
    const resolved: { index: number; input: unknown; files: FileNames; key?: string }[] = [];
    const rejected: RejectedInput[] = [];
    for (const [index, { key, ...values }] of items.entries()) {
      try {
        const { values: input, files } = await uploads.resolve({ values, files: {} }, fields, actor.userId);
        resolved.push({ index, input, files, key });
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        rejected.push({ index, error });
      }
    }
    const created = await resources.services.gallery.createMany(resolved, { actor });
    const unsaved = created.rejected.map(({ index, error }) => ({
      index: resolved[index]?.index ?? index,
      error,
    }));
    const failed = [...rejected, ...unsaved].toSorted((a, b) => a.index - b.index);
    return { gallery_items: created.records, failed: failed.map(failureOf) };
  });
}

function failureOf({ index, error }: RejectedInput): AddPicturesResponse['failed'][number] {
  const { message, fields } = error.body.error;
  return { index, message, ...(fields && { fields }) };
}
