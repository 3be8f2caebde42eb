/** Paths of this site as redirects store and compare them. Plain code without schemas. */

/** What a stored path keeps encoded: it would end the path, split it, or not be typed. */
const keptEncoded = /[\s%?#\\/]/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const control = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * The one form of a path: decoded, without query, fragment and slashes at the end. Two addresses of a page have the
 * same form if they differ only in these.
 * @param path as typed or requested, beginning with a slash
 * @returns undefined for what is no path of this site, such as `//host`, and for one that can't be decoded
 */
export function canonicalPath(path: string): string | undefined {
  if (!/^\/(?![/\\])/.test(path)) return undefined;
  const [bare = ''] = path.split(/[?#]/, 1);
  const segments: string[] = [];
  for (const segment of bare.split('/')) {
    const decoded = decodedSegment(segment);
    if (decoded === undefined) return undefined;
    segments.push(decoded);
  }
  while (segments.length > 2 && segments.at(-1) === '') segments.pop();
  return segments.join('/');
}

function decodedSegment(segment: string): string | undefined {
  if (/[\s\\]/.test(segment) || segment === '..' || segment === '.') return undefined;
  try {
    // Phones and word processors replace the apostrophe in a center's name.
    const text = decodeURIComponent(segment).normalize('NFC').replaceAll('’', "'");
    return control.test(text) ? undefined : text.replace(keptEncoded, encodeURIComponent);
  } catch {
    return undefined;
  }
}

/** What paths are compared by: upper and lower case are the same. @param path as {@link canonicalPath} returns it */
export function pathKey(path: string): string {
  return path.toLowerCase();
}

/** A stored path as it is sent to browsers, which take ASCII alone. */
export function encodedPath(path: string): string {
  return encodeURI(path.toWellFormed()).replaceAll('%25', '%');
}
