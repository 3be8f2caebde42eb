import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';

/**
 * Refuses a form that another website has a visitor's browser send: nobody subscribes by opening a page elsewhere.
 * Browsers say where a form stood in `Sec-Fetch-Site`, older ones in `Origin`; what says neither is no browser, and
 * could claim anything. Works without a script and without a cookie.
 * @throws HttpError `forbidden`
 */
export function requireOwnSite({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const site = headers['sec-fetch-site'];
  // Another host of the same organization is no stranger: the website may stand beside its backend.
  const isOurs = site === undefined ? isOwnOrigin(headers.origin, headers.host) : site !== 'cross-site';
  if (!isOurs) {
    throw new HttpError('forbidden', 'This was sent from another website, so nothing was changed. Please do it here.');
  }
}

/** A sandboxed page and a file have the origin 'null', which is nobody's. */
function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || URL.parse(origin)?.host === host;
}
