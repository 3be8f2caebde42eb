import {
  nextCursorHeader,
  positionHeader,
  previousCursorHeader,
  totalAmountHeader,
  totalCountHeader,
} from '@porchlight/contract/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressedJson, compressionOf } from '../http/compressed-json.ts';
import { matchesEtag } from '../http/if-none-match.ts';
import { markStale } from '../http/stale-responses.ts';
import type { SerializedResponse } from './response-cache.ts';

/**
 * Sends a serialized response. Browsers may store public ones but have to revalidate them; those for staff are not
 * stored.
 */
export async function sendSerialized(
  request: FastifyRequest,
  reply: FastifyReply,
  response: SerializedResponse,
  isPublic: boolean,
): Promise<FastifyReply> {
  const { bytes, etag, totalCount, page, staleMs } = response;
  if (staleMs !== undefined) markStale(reply, staleMs);
  if (totalCount !== undefined) reply.header(totalCountHeader, totalCount);
  if (page) {
    reply.headers({
      [nextCursorHeader]: page.next ?? '',
      [previousCursorHeader]: page.previous ?? '',
      [positionHeader]: page.position,
      ...(page.amount !== undefined && { [totalAmountHeader]: page.amount }),
    });
  }
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (isPublic) {
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  } else {
    reply.header('cache-control', 'no-store');
  }
  const compression = compressionOf(bytes, request.headers['accept-encoding']);
  if (!compression) return reply.send(bytes);
  response.compressed ??= {};
  response.compressed[compression] ??= compressedJson(bytes, compression, isPublic ? 'kept' : 'once');
  return reply.header('content-encoding', compression).send(await response.compressed[compression]);
}
