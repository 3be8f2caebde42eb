import { schemeCookie } from '@porchlight/contract/page-identifiers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../http/if-none-match.ts';
import { preferredEncoding } from '../http/preferred-encoding.ts';
import { reportingEndpoints } from '../http/report-endpoint.ts';
import { createCookieReader } from './cookie-reader.ts';
import type { CachedPage } from './page-cache.ts';

/** The headers that are the same for all content encodings and color schemes of a page. */
export function pageHeaders(page: CachedPage, cacheControl: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding, Cookie, Save-Data',
    'cache-control': cacheControl,
    'content-security-policy': page.document.policy,
    'reporting-endpoints': reportingEndpoints,
  };
}

/**
 * Sends a page in the visitor's color scheme and content encoding, or 304 when its ETag matches.
 * @param cacheControl the header's value; by default browsers cache it and revalidate each time: a 304 is 100 bytes
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  cacheControl = 'no-cache',
): Promise<FastifyReply> {
  const { status } = page.document;
  const encoded = page.inScheme(schemeFromCookie(request.headers.cookie) ?? null);
  reply.code(status).headers(pageHeaders(page, cacheControl));
  if (status === 503) reply.header('retry-after', 5);
  if (status === 200) {
    reply.header('etag', encoded.etag);
    if (matchesEtag(request.headers['if-none-match'], encoded.etag)) return reply.code(304).send();
  }
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(encoded.getEncoded(encoding) ?? (await encoded.encode(encoding)));
}

/** The color scheme that a visitor has chosen, from the cookie of the switch. */
export const schemeFromCookie = createCookieReader(schemeCookie, ['light', 'dark']);
