import { linkedPagePaths } from '@porchlight/contract/links';
import { recordAt } from '@porchlight/contract/rich-text-records';

/**
 * The canonical URL for a requested one. Removes extra slashes at both ends (`//word` would be read as a host) and
 * replaces the typographic apostrophe that phones and word processors put into a center's name. The addresses of the
 * site's own pages and of records are in lower case.
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
  return `/${lowerCasePath(trimmed)}${address.slice(path.length)}`;
}

/** Paths of pages with fixed addresses, without their first slash. */
const fixedPaths = new Set([...linkedPagePaths.values()].map((path) => path.slice(1)));

/** A page of the site's own, `/Events`, and a record's, `/Story/7`, in lower case; any other path as it is. */
function lowerCasePath(path: string): string {
  const lowerCase = path.toLowerCase();
  return fixedPaths.has(lowerCase) || recordAt(`/${lowerCase}`) ? lowerCase : path;
}
