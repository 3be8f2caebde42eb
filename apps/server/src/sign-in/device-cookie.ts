import { otherCalls } from '@porchlight/contract/other-calls';
import { placeDays } from './known-places.ts';

const name = 'sign_in_device';
/** 256 random bits in base64url. */
const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`);

/** What a browser was given when somebody signed in with it; undefined when it was not. */
export function readDevice(cookie: string | undefined): string | undefined {
  return pattern.exec(cookie ?? '')?.[1];
}

/**
 * The `Set-Cookie` that lets a browser be known at the next sign-in. It opens nothing by itself.
 * @param https whether visitors come by https: then it never travels otherwise
 */
export function deviceCookie(device: string, https: boolean): string {
  const seconds = placeDays * 24 * 60 * 60;
  const cookie = `${name}=${device}; Path=${otherCalls.login.path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
  return https ? `${cookie}; Secure` : cookie;
}
