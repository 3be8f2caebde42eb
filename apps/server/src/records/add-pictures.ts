import { fileFieldsOf } from '@porchlight/contract/fields';
import { otherCalls } from '@porchlight/contract/other-calls';
import { type AddPicturesAnswer, addPicturesSchema } from '@porchlight/contract/picture-batch';
import { resources as table } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../accounts/session.ts';
import { serveCall } from '../http/serve-calls.ts';
import { HttpError } from '../http-error.ts';
import { check } from './check-input.ts';
import { describeAddPictures } from './describe-add-pictures.ts';
import type { FileNames } from './record-files.ts';
import type { Refusal } from './resource-service.ts';
import type { Resources } from './resources.ts';
import type { Uploads } from './uploads.ts';

/**
 * Registers `POST /api/add-many-gallery`: creates the valid pictures in one transaction and returns the errors of the
 * rest.
 */
export async function addPictures(
  app: FastifyInstance,
  { resources, uploads }: { resources: Resources; uploads: Uploads },
): Promise<void> {
  const fields = fileFieldsOf(table.gallery.fields);
  serveCall(app, otherCalls.addPictures, describeAddPictures, async (request) => {
    const actor = requireStaff(request);
    const { gallery_items: items } = check(addPicturesSchema, request.body);
    const ready: { index: number; input: unknown; files: FileNames; key?: string }[] = [];
    const refusals: Refusal[] = [];
    for (const [index, { key, ...values }] of items.entries()) {
      try {
        const { values: input, files } = await uploads.resolve({ values, files: {} }, fields, actor.userId);
        ready.push({ index, input, files, key });
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        refusals.push({ index, error });
      }
    }
    const created = await resources.services.gallery.createMany(ready, { actor });
    const others = created.refusals.map(({ index, error }) => ({ index: ready[index]?.index ?? index, error }));
    const failed = [...refusals, ...others].toSorted((a, b) => a.index - b.index);
    return { gallery_items: created.records, failed: failed.map(shown) };
  });
}

function shown({ index, error }: Refusal): AddPicturesAnswer['failed'][number] {
  const { message, fields } = error.body.error;
  return { index, message, ...(fields && { fields }) };
}
