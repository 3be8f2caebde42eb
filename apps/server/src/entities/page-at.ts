import { slugMaxCharacters } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../db/tables.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { sendSerialized } from '../lists/send-serialized.ts';
import { publicPageId } from '../publication/public-page-id.ts';
import { exampleRecord } from '../records/example-records.ts';
import { notFound } from '../records/live-rows.ts';
import type { ResourceService } from './resource-service.ts';

const path = z.string().min(1).max(slugMaxCharacters);
const querystring = z.object({
  path: path.meta({
    documented: { type: 'string' },
    description: 'Without the first slash.',
    example: exampleRecord('page').slug,
  }),
});

/**
 * Returns the id of the published page with a path.
 * @throws HttpError `not_found`
 */
export async function pageIdAt(db: Kysely<Tables>, path: string): Promise<number> {
  const id = await publicPageId(db, path);
  if (id === undefined) throw notFound(resources.page);
  return id;
}

const describe = describeCalls(resources.page.plural, {
  pageAt: {
    operationId: 'getPageAt',
    summary: 'The published page with a path',
    querystring,
    response: {
      200: jsonResponse('The page.', z.object({ page: resources.page.record }), {
        page: exampleRecord('page', 0, false),
      }),
    },
    errors: ['validation', 'not_found'],
  },
});

/** Registers the call for the page with a path, which the website makes in the browser. */
export async function pageAtRoute(
  app: FastifyInstance,
  { read, service }: { read: Kysely<Tables>; service: ResourceService },
): Promise<void> {
  serveCalls(
    app,
    otherCalls,
    describe,
  )('pageAt', async (request, reply) => {
    const { path } = request.query;
    return sendSerialized(request, reply, await service.single(await pageIdAt(read, path)), true);
  });
}
