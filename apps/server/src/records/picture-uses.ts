import { recordName, resourceNames } from '@porchlight/contract/entities';
import { titleCharacters } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { PictureUsesResponse } from '@porchlight/contract/pictures';
import { resources } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { excerpt } from '../db/search/excerpts.ts';
import { type CallDescription, jsonResponse, pathId, schemaMetadata } from '../http/call-description.ts';
import { serveCall } from '../http/serve-calls.ts';
import { findPictureUses } from './pictures.ts';
import { parseId } from './resources.ts';
import { liveRow } from './row-changes.ts';

const usesAnswer: z.ZodType<PictureUsesResponse> = z.object({
  uses: z.array(z.object({ resource: z.enum(resourceNames), id: z.int(), title: z.string() })),
});
schemaMetadata.add(usesAnswer, {
  id: 'PictureUsesAnswer',
  description: 'The records that show a picture, whatever their state.',
});

/** OpenAPI description of `GET /api/get-picture-uses/{id}`. */
function describePictureUses(): CallDescription {
  return {
    id: 'listPictureUses',
    group: resources.media.plural,
    summary: 'The records that show a picture of the library',
    parameters: [pathId('Id of the picture.', 1)],
    responses: [jsonResponse('Where it is shown.', usesAnswer, { uses: [] })],
    errors: ['bad_request', 'not_found'],
  };
}

/** Registers `GET /api/get-picture-uses/{id}`. */
export async function pictureUsesRoute(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  serveCall(app, otherCalls.pictureUses, describePictureUses, async (request) => {
    const id = parseId('media', request.params.id);
    const { image } = await liveRow({ trx: db.read, resource: resources.media }, id);
    const uses = image === null ? [] : await findPictureUses(db.read, String(image));
    return {
      uses: uses.map(({ name, row }) => ({
        resource: name,
        id: row.id,
        title: excerpt(recordName(name, row), titleCharacters + 1),
      })),
    };
  });
}
