import { otherCalls } from '@porchlight/contract/other-calls';
import { hostCookiePrefix } from '@porchlight/contract/page-identifiers';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/client-network.ts';
import { type Origin, placeDays } from './known-places.ts';

const name = 'sign_in_device';
/** The value is 256 random bits in base64url. The cookie with the host prefix takes precedence. */
const patterns = [hostCookiePrefix + name, name].map(
  (each) => new RegExp(`(?:^|;\\s*)${each}=([A-Za-z0-9_-]{43})(?:;|$)`),
);

/** Where a request comes from. */
export function originOf({ ip, headers: { cookie = '' } }: FastifyRequest): Origin {
  const devices = patterns.map((pattern) => pattern.exec(cookie)?.[1]);
  return { network: networkOf(ip), device: devices.find((token) => token !== undefined) };
}

/**
 * The `Set-Cookie` values by which a browser is recognized at the next sign-in. The cookie grants no access.
 * @param https whether visitors use https: then the cookie is `Secure` and has the host prefix, which requires the path
 * `/`, and the one without prefix, of older versions, is deleted
 */
export function deviceCookies(device: string, https: boolean): string[] {
  const { path } = otherCalls.login;
  const cookieAttributes = (cookiePath: string) =>
    `Path=${cookiePath}; Max-Age=${placeDays * 24 * 60 * 60}; HttpOnly; SameSite=Strict`;
  if (!https) return [`${name}=${device}; ${cookieAttributes(path)}`];
  return [
    `${hostCookiePrefix}${name}=${device}; ${cookieAttributes('/')}; Secure`,
    `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Strict; Secure`,
  ];
}
