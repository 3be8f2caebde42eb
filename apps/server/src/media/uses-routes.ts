import { pagedResources } from '@porchlight/contract/discovery';
import { recordName, resourceNames } from '@porchlight/contract/entities';
import { titleCharacters } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { UsesResponse } from '@porchlight/contract/pictures';
import { resources } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { describeCalls, jsonResponse, pathId, recordParameters, schemaMetadata } from '../http/call-description.ts';
import { check } from '../http/check-input.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { excerpt } from '../records/excerpts.ts';
import { linkReference } from '../records/file-references.ts';
import { liveRow, parseId } from '../records/live-rows.ts';
import { findUses, type UsingRow } from './picture-library.ts';

const usesAnswer: z.ZodType<UsesResponse> = z.object({
  uses: z.array(z.object({ resource: z.enum(resourceNames), id: z.int(), title: z.string() })),
});
schemaMetadata.add(usesAnswer, {
  id: 'UsesAnswer',
  description: 'The records that show a picture or link to a record, whatever their state.',
});
const linksQuery = z.strictObject({
  resource: z.enum(pagedResources),
  record: z.coerce.number().pipe(z.int().positive()),
});

/** OpenAPI description of `GET /api/get-picture-uses/{id}`. */
const describePictureUses = describeCalls(resources.media.plural, {
  pictureUses: () => ({
    id: 'listPictureUses',
    summary: 'The records that show a picture of the library',
    parameters: [pathId('Id of the picture.', 1)],
    responses: [jsonResponse('Where it is shown.', usesAnswer, { uses: [] })],
    errors: ['bad_request', 'not_found'],
  }),
});

/** OpenAPI description of `GET /api/get-linking-records`. */
const describeLinkingRecords = describeCalls('Publication', {
  linkingRecords: () => ({
    id: 'listLinkingRecords',
    summary: 'The records whose texts link to a record',
    description: 'Visitors see a link to a record that is not published as text.',
    parameters: recordParameters(pagedResources, { type: 'integer', minimum: 1 }, 1),
    responses: [jsonResponse('What links to it.', usesAnswer, { uses: [] })],
    errors: ['validation'],
  }),
});

/** Registers the calls that say where a picture is shown, and what links to a record. */
export async function usesRoutes(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  serveCalls(
    app,
    otherCalls,
    describePictureUses,
  )('pictureUses', async (request) => {
    const id = parseId('media', request.params.id);
    const { image } = await liveRow({ trx: db.read, resource: resources.media }, id);
    return usesResponse(image === null ? [] : await findUses(db.read, String(image)));
  });
  serveCalls(
    app,
    otherCalls,
    describeLinkingRecords,
  )('linkingRecords', async (request) => {
    const { resource: name, record: id } = check(linksQuery, request.query);
    const uses = await findUses(db.read, linkReference({ name, id }));
    return usesResponse(uses.filter(({ name: user, row }) => user !== name || row.id !== id));
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
