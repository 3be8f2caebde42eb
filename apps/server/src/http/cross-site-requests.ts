import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors/http-error.ts';

/**
 * CSRF protection without script or cookie: refuses a form that another website makes a visitor's browser send.
 * Browsers send `Sec-Fetch-Site`, older ones `Origin`. A request with neither is not from a browser, and could claim
 * anything.
 * @throws HttpError `forbidden`
 */
export function rejectCrossSiteRequest({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const site = headers['sec-fetch-site'];
  // `same-site` is allowed: website and server may be on different hosts of the organization.
  const isOurs = site === undefined ? isSameOrigin(headers.origin, headers.host) : site !== 'cross-site';
  if (!isOurs) {
    throw new HttpError(
      'forbidden',
      'This was sent from another website, so nothing was changed. Do it on this website instead.',
    );
  }
}

/** Whether a request's origin is its host or missing. The origin 'null' of sandboxed pages and files never matches. */
function isSameOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || URL.parse(origin)?.host === host;
}
