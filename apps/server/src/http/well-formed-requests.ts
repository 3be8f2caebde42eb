import type { IncomingMessage } from 'node:http';
import { HttpError } from '../errors/http-error.ts';

/** Parts of a request's head; `originalUrl` is the URL before `routableUrl` replaced it. */
interface RequestHead extends Pick<IncomingMessage, 'url' | 'httpVersion' | 'rawHeaders'> {
  originalUrl?: string;
}

/**
 * The URL that is routed: the path of an absolute URL, as sent to proxies; `/` for a malformed one, so that the request
 * reaches `requireWellFormed`, which refuses it like any other bad request.
 */
export function routableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const address = url.replace(/^https?:\/\/[^/?]*/i, '');
  return isReadable(address) ? address : '/';
}

/**
 * Refuses malformed requests: a path that can't be decoded or has characters that none of our URLs have, and a request
 * without a Host header or with several, of which a proxy in front may have used another one.
 * @throws HttpError `bad_request`
 */
export function requireWellFormed({ url, originalUrl, httpVersion, rawHeaders }: RequestHead): void {
  const address = (originalUrl ?? url ?? '').replace(/^https?:\/\/[^/?]*/i, '');
  if (!isReadable(address)) {
    throw new HttpError('bad_request', 'No page has this address. It may have been cut off or copied wrongly.');
  }
  if (!hasSingleHost({ httpVersion, rawHeaders })) {
    throw new HttpError('bad_request', 'A request needs exactly one Host header.');
  }
}

/** Whether a request has exactly one Host header, or none in an HTTP version that doesn't require it. */
export function hasSingleHost({
  httpVersion,
  rawHeaders,
}: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

/**
 * Whether a URL's path can be decoded, and has no control characters, line separators, backslashes or `..` segments,
 * which no link of ours has.
 */
function isReadable(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  if (!path.startsWith('/')) return false;
  if (!/[^!-[\]-~]|%|\.\./.test(path)) return true;
  try {
    const decoded = decodeURIComponent(path);
    return !/[\p{Cc}\u2028\u2029\\]/u.test(decoded) && !decoded.split('/').includes('..');
  } catch {
    return false;
  }
}
