import { guessedUrls } from '@porchlight/contract/guessed-urls';

/**
 * The one address of what is asked for. People and programs put slashes too many at both ends; two at the beginning
 * would make a host of the first word. Phones and word processors bend the apostrophe of a center's name. What people
 * try first, such as `/about`, has a page under another name.
 * @param address path and query as they were asked for
 * @returns the same when nothing is odd about it; it never leads to another site
 */
export function oneAddress(address: string): string {
  if (!address.startsWith('/')) return address;
  const [path = '/'] = address.split('?', 1);
  // Counted, since a pattern for slashes at the end begins anew at each of thousands in the middle.
  let start = 0;
  let end = path.length;
  // A browser reads a backslash there as one more slash.
  while (path[start] === '/' || path[start] === '\\') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  const words = path.slice(start, end).replace(/%E2%80%99/gi, "'");
  return `${guessedUrls.get(words.toLowerCase()) ?? `/${words}`}${address.slice(path.length)}`;
}
