import { searchCall } from '@porchlight/contract/search';
import type { FastifyInstance } from 'fastify';
import type { CallRoute } from '../http/call-route.ts';
import type { RateLimiter } from '../http/throttling.ts';
import { sendSerialized } from '../lists/send-serialized.ts';
import { describeSearches } from './describe-search.ts';
import type { SearchService } from './search-service.ts';

/** Registers `GET /api/search?q=&kind=&limit=&offset=`, for everyone. */
export async function searchRoute(
  app: FastifyInstance,
  { search, spend }: { search: SearchService; spend: RateLimiter },
): Promise<void> {
  app.route<CallRoute>({
    method: searchCall.method,
    url: searchCall.path,
    config: { access: 'anyone' },
    schema: describeSearches.search,
    preHandler: async (request) => void spend(request),
    handler: async (request, reply) => sendSerialized(request, reply, await search(request.query), true),
  });
}
