import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import {
  nextCursorHeader,
  positionHeader,
  previousCursorHeader,
  totalAmountHeader,
  totalCountHeader,
} from '@porchlight/contract/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../http/if-none-match.ts';
import { preferredEncoding } from '../http/preferred-encoding.ts';
import type { ReadyAnswer } from './answer-cache.ts';

/** Answers smaller than this gain nothing from compression, in bytes. */
const compressFromBytes = 1024;
/** Brotli's quality: quick, and a list of texts still shrinks to a quarter. */
const quality = 5;

const brotli = promisify(brotliCompress);

/**
 * Answers what is ready. Browsers keep public answers and ask again each time; answers for staff leave no trace,
 * and are not compressed, so that their length tells nothing of what is in them.
 */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  isPublic: boolean,
): Promise<FastifyReply> {
  const { bytes, etag, totalCount, page } = answer;
  if (totalCount !== undefined) reply.header(totalCountHeader, totalCount);
  if (page) {
    reply.headers({
      [nextCursorHeader]: page.next ?? '',
      [previousCursorHeader]: page.previous ?? '',
      [positionHeader]: page.position,
      ...(page.amount !== undefined && { [totalAmountHeader]: page.amount }),
    });
  }
  reply.type('application/json; charset=utf-8');
  if (!isPublic) return reply.header('cache-control', 'no-store').send(bytes);

  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (bytes.length < compressFromBytes || preferredEncoding(request.headers['accept-encoding']) !== 'br') {
    return reply.send(bytes);
  }
  answer.brotli ??= brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return reply.header('content-encoding', 'br').send(await answer.brotli);
}
