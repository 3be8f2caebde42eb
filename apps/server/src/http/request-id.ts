import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../settings/config.ts';

/** The parts of a request that determine its id. */
interface RequestHead {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

/** Ids set by proxies: UUIDs, hexadecimal numbers, trace ids of cloud providers. */
const idPattern = /^[\w.:=+/-]{1,128}$/;

/**
 * Creates a function that assigns request ids: the `X-Request-Id` from a trusted proxy, so that a request has the same
 * id in all logs, otherwise a new UUID.
 * @param trustProxy which proxies are trusted
 */
export function requestId(trustProxy: Config['trustProxy']): (request: RequestHead) => string {
  const isTrusted = trustedProxy(trustProxy);
  return ({ headers, socket }) => {
    const requestedId = headers['x-request-id'];
    const isTaken =
      typeof requestedId === 'string' && idPattern.test(requestedId) && isTrusted(socket.remoteAddress ?? '');
    return isTaken ? requestedId : randomUUID();
  };
}

function trustedProxy(trustProxy: Config['trustProxy']): (address: string) => boolean {
  if (typeof trustProxy !== 'string') return () => Number(trustProxy) > 0;
  const list = new BlockList();
  for (const part of trustProxy.split(',')) {
    const [address = '', bits] = part.trim().split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  // BlockList also matches IPv4 rules against IPv4-mapped IPv6 addresses.
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
