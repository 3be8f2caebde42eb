import { recordName, resourceNames } from '@porchlight/contract/entities';
import { titleCharacters } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { UsesResponse } from '@porchlight/contract/pictures';
import { resources } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { excerpt } from '../records/excerpts.ts';
import { liveRow, recordPath } from '../records/live-rows.ts';
import { findUses, type UsingRow } from './picture-library.ts';

const usesAnswer: z.ZodType<UsesResponse> = z
  .object({
    uses: z.array(z.object({ resource: z.enum(resourceNames), id: z.int(), title: z.string() })),
  })
  .meta({
    id: 'UsesAnswer',
    description: 'The records that show a picture, whatever their state.',
  });
/** OpenAPI description of `GET /api/get-picture-uses/{id}`. */
const describePictureUses = describeCalls(resources.media.plural, {
  pictureUses: {
    operationId: 'listPictureUses',
    summary: 'The records that show a picture of the library',
    params: recordPath('media', 'Id of the picture.'),
    response: { 200: jsonResponse('Where it is shown.', usesAnswer, { uses: [] }) },
    errors: ['bad_request', 'not_found'],
  },
});

/** Registers the call that says where a picture is shown. */
export async function usesRoutes(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  serveCalls(
    app,
    otherCalls,
    describePictureUses,
  )('pictureUses', async (request) => {
    const { image } = await liveRow({ trx: db.read, resource: resources.media }, request.params.id);
    return usesResponse(image === null ? [] : await findUses(db.read, String(image)));
  });
}

function usesResponse(uses: readonly UsingRow[]): UsesResponse {
  return {
    uses: uses.map(({ name, row }) => ({
      resource: name,
      id: row.id,
      title: excerpt(recordName(name, row), titleCharacters + 1),
    })),
  };
}
