import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

/** What of a request its id is made of. */
interface RequestHead {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

/** Ids that proxies give: UUIDs, hexadecimal numbers, trace ids of clouds. */
const idPattern = /^[\w.:=+/-]{1,128}$/;

/**
 * Names requests: by the `X-Request-Id` of a proxy that is believed, so that one request has one name in all logs,
 * else by an id of our own.
 * @param trustProxy which proxies are believed
 */
export function requestId(trustProxy: Config['trustProxy']): (request: RequestHead) => string {
  const isBelieved = believed(trustProxy);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isTaken = typeof given === 'string' && idPattern.test(given) && isBelieved(socket.remoteAddress ?? '');
    return isTaken ? given : randomUUID();
  };
}

function believed(trustProxy: Config['trustProxy']): (address: string) => boolean {
  if (typeof trustProxy !== 'string') return () => Number(trustProxy) > 0;
  const list = new BlockList();
  for (const part of trustProxy.split(',')) {
    const [address = '', bits] = part.trim().split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  // An IPv4 address that came over IPv6 is found in both.
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
