import ipaddr from 'ipaddr.js';

/**
 * The key by which rate limits identify a client: an IPv4 address, or the /64 network of an IPv6 address.
 * All clients for which a proxy passes something other than an address share the key 'unknown'.
 * @param address `request.ip`, which may have a port
 */
export function networkOf(address: string): string {
  const text = address.replace(/^([\d.]+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2').replace(/%.*$/, '');
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return 'unknown';
  const ip = ipaddr.process(text);
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString();
  const parts = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${parts.join(':')}::/64`;
}
