import { type FacetedResource, facetedResources } from '@porchlight/contract/facets';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../db/tables.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import type { RateLimiter } from '../http/throttling.ts';
import { readFacets } from '../lists/read-facets.ts';
import type { ResponseCache, SerializedResponse } from '../lists/response-cache.ts';
import { sendSerialized } from '../lists/send-serialized.ts';

/** Reads what visitors can filter a list by. @param beforeReading see `CacheableRead` */
export type FacetReader = (name: FacetedResource, beforeReading?: () => void) => Promise<SerializedResponse>;

/** Creates the reader, whose responses are cached until a record of the resource, or a topic, changes. */
export function facetReader(db: Kysely<Tables>, cache: Pick<ResponseCache, 'getOrRead'>): FacetReader {
  return (name, beforeReading) =>
    cache.getOrRead(name, {
      key: 'facets',
      beforeReading,
      read: async () => ({ body: { facets: await readFacets(db, name) }, isCacheable: true }),
    });
}

const querystring = z.object({
  resource: z.enum(facetedResources).meta({
    documented: { type: 'string', enum: [...facetedResources] },
    description: 'The resource whose list is filtered.',
    example: 'event',
  }),
});
const topic = z.object({ id: z.number(), name: z.string(), slug: z.string() });
const day = z.string();
const facets = z.object({
  topics: z.array(topic),
  years: z.array(z.string()),
  days: z.object({ first: day, last: day }).nullable(),
  texts: z.record(z.string(), z.array(z.string())),
});

const describe = describeCalls(resources.event.plural, {
  facets: {
    operationId: 'getFacets',
    summary: 'What a list can be filtered by: its topics, years, days and short texts',
    querystring,
    response: {
      200: jsonResponse('The values that published records have.', z.object({ facets }), {
        facets: {
          topics: [{ id: 3, name: 'Gardens', slug: 'gardens' }],
          years: ['2026', '2025'],
          days: { first: '2025-02-15', last: '2026-04-11' },
          texts: { venue: ['The old depot'], flag: ['Family', 'Free'] },
        },
      }),
    },
    errors: ['validation', 'too_many_requests'],
  },
});

/** Registers the call for what a list can be filtered by, which the website makes in the browser. */
export async function facetsRoute(
  app: FastifyInstance,
  { read, spend }: { read: FacetReader; spend: RateLimiter },
): Promise<void> {
  serveCalls(
    app,
    otherCalls,
    describe,
  )('facets', async (request, reply) => {
    const { resource } = request.query;
    return sendSerialized(request, reply, await read(resource, () => void spend(request)), true);
  });
}
