import type { IncomingMessage } from 'node:http';
import { HttpError } from '../http-error.ts';

/** An address as it was asked for, before `readableAddress` put another in its place. */
interface RequestHead extends Pick<IncomingMessage, 'url' | 'httpVersion' | 'rawHeaders'> {
  originalUrl?: string;
}

/**
 * The address that is routed: of a whole one, as proxies are asked, the path; for one that can't be read, the home
 * page's, so that the request comes as far as `requireReadable`, which refuses it like any other bad request.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const address = url.replace(/^https?:\/\/[^/?]*/i, '');
  return isReadable(address) ? address : '/';
}

/**
 * Refuses what can't be told what it asks for: an address whose path is no text or holds what no address of ours does,
 * and a request that names no host or several, of which a proxy in front may have taken another.
 * @throws HttpError `bad_request`
 */
export function requireReadable({ url, originalUrl, httpVersion, rawHeaders }: RequestHead): void {
  const address = (originalUrl ?? url ?? '').replace(/^https?:\/\/[^/?]*/i, '');
  if (!isReadable(address)) {
    throw new HttpError('bad_request', 'No page has an address like this. Maybe it was cut off, or copied wrongly.');
  }
  if (!namesOneHost({ httpVersion, rawHeaders })) {
    throw new HttpError('bad_request', 'A request names the one host that it is for.');
  }
}

/** Whether a request names one host, or none in a version of HTTP that needs none. */
export function namesOneHost({
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
 * Whether an address's path, once decoded, is a text without control characters, line separators, backslashes and
 * segments `..`: no honest link of ours has them.
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
