import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { CheckResult } from './link-checks.ts';
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-addresses.ts';

/** How long all requests for one address may take together, in milliseconds. */
const timeoutMs = 15_000;
/** Redirects that are followed. Browsers follow twenty. */
const maxRedirects = 8;

/** The response of a page of another site, and how long to wait before it is requested again, if it says so. */
export interface RemoteResponse extends CheckResult {
  retryAfterMs?: number;
}

/** How requests are sent. */
export interface RequestOptions {
  userAgent: string;
  /** Ends the request early. */
  signal: AbortSignal;
  /** Looks up hosts. Tests allow those of this machine. @default only hosts on the internet */
  resolve?: { lookup: LookupFunction; isAllowed: (address: string) => boolean };
}

const onTheInternet = { lookup: publicLookup, isAllowed: isPublicAddress };

/** Statuses with which servers answer a HEAD that they don't support. */
const refusesHead = (status: number) => status >= 400 && status !== 429 && status !== 503;

/**
 * Requests an address as a browser would, without its body: with HEAD, and with GET where that is refused. Follows
 * redirects; none of them leads into a private network.
 */
export async function requestStatus(address: string, options: RequestOptions): Promise<RemoteResponse> {
  let url = new URL(address);
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs)]);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    let response: Awaited<ReturnType<typeof send>>;
    try {
      response = await send(url, 'HEAD', { ...options, signal });
      if (refusesHead(response.status)) response = await send(url, 'GET', { ...options, signal });
    } catch (error) {
      options.signal.throwIfAborted();
      return { status: null, problem: problemOf(error) };
    }
    const { status, location, retryAfter } = response;
    if (status < 300 || status >= 400 || location === undefined)
      return { status, problem: '', ...(retryAfter && { retryAfterMs: retryAfterMs(retryAfter) }) };
    const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
    if (!next || !/^https?:$/.test(next.protocol)) return { status: null, problem: 'redirects' };
    url = next;
  }
  return { status: null, problem: 'redirects' };
}

async function send(
  url: URL,
  method: 'HEAD' | 'GET',
  { userAgent, signal, resolve = onTheInternet }: RequestOptions,
): Promise<{ status: number; location?: string; retryAfter?: string }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Nothing is looked up for an address in digits.
  if (isIP(host) && !resolve.isAllowed(host)) throw new PrivateAddressError(`${host} is not on the internet.`);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((done, failed) => {
    const sent = request(
      url,
      {
        method,
        lookup: resolve.lookup,
        // A connection of its own: another check of this host may come in a week.
        agent: false,
        signal,
        headers: { 'user-agent': userAgent, accept: 'text/html, */*;q=0.8' },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        done({ status: statusCode, location: headers.location, retryAfter: headers['retry-after'] });
        // What it would send is not read.
        sent.destroy();
      },
    );
    sent.on('error', failed);
    sent.end();
  });
}

function problemOf(error: unknown): CheckResult['problem'] {
  if (error instanceof PrivateAddressError) return 'private';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'ENODATA') return 'unknown_host';
  // The signal with the time limit is the only one that is left.
  if (code === 'ABORT_ERR' || code === 'ETIMEDOUT') return 'timeout';
  if (/CERT|SIGNATURE|SSL|TLS/.test(code)) return 'certificate';
  return 'no_response';
}

/** The time in a header `Retry-After`, from now: seconds or a date. */
function retryAfterMs(value: string): number | undefined {
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
