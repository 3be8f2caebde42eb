import ipaddr from 'ipaddr.js';

/**
 * What counts as one place when calls are limited: an IPv4 address, or the 2^64 addresses of an IPv6 household.
 * A proxy that writes something else than an address, such as 'unknown', makes one place of all who come so.
 * @param address as `request.ip` gives it, an IPv4 address with a port too
 */
export function networkOf(address: string): string {
  const text = address.replace(/^([\d.]+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2').replace(/%.*$/, '');
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return 'unknown';
  const ip = ipaddr.process(text);
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString();
  const parts = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${parts.join(':')}::/64`;
}
