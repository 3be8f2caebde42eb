import { schemeCookie } from '@porchlight/contract/page-marks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../http/if-none-match.ts';
import { preferredEncoding } from '../http/preferred-encoding.ts';
import { cookieChoice } from './cookie-choice.ts';
import type { CachedPage } from './page-cache.ts';

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept-Encoding, Cookie, Save-Data',
};

/**
 * Answers with a page in the visitor's scheme and coding, or with 304 where the browser has it.
 * @param cacheControl whether browsers keep it; by default they do, and ask again each time: a 304 is 100 bytes
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  cacheControl = 'no-cache',
): Promise<FastifyReply> {
  const { status, policy } = page.document;
  const encoded = page.inScheme(chosenScheme(request.headers.cookie) ?? null);
  reply
    .code(status)
    .headers({ ...pageHeaders, 'cache-control': cacheControl })
    .header('content-security-policy', policy);
  if (status === 200) {
    reply.header('etag', encoded.etag);
    if (matchesEtag(request.headers['if-none-match'], encoded.etag)) return reply.code(304).send();
  }
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(encoded.ready(encoding) ?? (await encoded.encode(encoding)));
}

/** The scheme that a visitor has chosen, out of the cookie that the switch sets. */
const chosenScheme = cookieChoice(schemeCookie, ['light', 'dark']);
