import { otherCalls } from '@porchlight/contract/other-calls';
import { hostCookiePrefix } from '@porchlight/contract/page-marks';
import { placeDays } from './known-places.ts';

const name = 'sign_in_device';
/** 256 random bits in base64url. The one that is this host's alone comes first. */
const patterns = [hostCookiePrefix + name, name].map(
  (each) => new RegExp(`(?:^|;\\s*)${each}=([A-Za-z0-9_-]{43})(?:;|$)`),
);

/** What a browser was given when somebody signed in with it; undefined when it was not. */
export function readDevice(cookie = ''): string | undefined {
  return patterns.map((pattern) => pattern.exec(cookie)?.[1]).find((found) => found !== undefined);
}

/**
 * The `Set-Cookie`s that let a browser be known at the next sign-in. It opens nothing by itself.
 * @param https whether visitors come by https: then it never travels otherwise, is of this host alone, which holds for a
 * whole site only, and takes the place of the one from before its name had a prefix
 */
export function deviceCookies(device: string, https: boolean): string[] {
  const { path } = otherCalls.login;
  const kept = (where: string) => `Path=${where}; Max-Age=${placeDays * 24 * 60 * 60}; HttpOnly; SameSite=Strict`;
  if (!https) return [`${name}=${device}; ${kept(path)}`];
  return [
    `${hostCookiePrefix}${name}=${device}; ${kept('/')}; Secure`,
    `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Strict; Secure`,
  ];
}
