import { searchCall } from '@porchlight/contract/search';
import type { FastifyInstance } from 'fastify';
import { throttleVisitors } from '../plugins/throttling.ts';
import { sendReady } from '../resources/send-ready.ts';
import type { SearchService } from './search-service.ts';

/** Searches of one visitor within {@link windowMs}: somebody who types fast for a minute stays below. */
const searches = 240;
const windowMs = 60 * 1000;

/** `GET /api/search?q=&kind=&limit=&offset=`, for everybody. */
export async function searchRoute(
  app: FastifyInstance,
  { search, now }: { search: SearchService; now: () => Date },
): Promise<void> {
  app.route({
    method: searchCall.method,
    url: searchCall.path,
    preHandler: throttleVisitors({ calls: searches, windowMs, now }),
    handler: async (request, reply) =>
      sendReady(request, reply, await search(request.query as Record<string, unknown>), true),
  });
}
