/**
 * The canonical URL for a requested one. Removes extra slashes at both ends (`//word` would be read as a host) and
 * replaces the typographic apostrophe that phones and word processors put into a center's name.
 * @param address path and query as requested
 * @returns the same string when it is canonical; it never leads to another site
 */
export function canonicalUrl(address: string): string {
  if (!address.startsWith('/')) return address;
  const [path = '/'] = address.split('?', 1);
  // A loop, since a pattern for trailing slashes takes quadratic time for thousands of slashes in the middle.
  let start = 0;
  let end = path.length;
  // Browsers treat a leading backslash as a slash.
  while (path[start] === '/' || path[start] === '\\') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  const trimmed = path.slice(start, end).replace(/%E2%80%99/gi, "'");
  return `/${trimmed}${address.slice(path.length)}`;
}
