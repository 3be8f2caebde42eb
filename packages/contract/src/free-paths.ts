/** Paths of this site that have no page, from which redirects lead: `/old-page`, or `/old/*` with all below it. */

import { freePathMaxCharacters, teamTypes } from './limits.ts';
import { linkedPagePaths } from './links.ts';
import { pageUrls } from './page-urls.ts';
import { isSitePage, sitePageWithSlug, slugOfPath } from './site-pages.ts';
import { canonicalPath, pathKey } from './site-paths.ts';
import { isSystemPath } from './system-paths.ts';

/** How a path ends that stands for itself and everything below it. */
export const wildcardEnd = '/*';

/** Whether a stored path stands for everything below it too. */
export const isWildcard = (path: string): boolean => path.endsWith(wildcardEnd);

/** Whether a path as stored stands for another path. Both are compared without regard to case. */
export function matchesPath(pattern: string, path: string): boolean {
  const [pattern_, key] = [pathKey(pattern), pathKey(path)];
  if (!isWildcard(pattern_)) return pattern_ === key;
  const base = pattern_.slice(0, -wildcardEnd.length);
  return key === base || key.startsWith(`${base}/`);
}

/** The stored form of a typed path; the text itself if it is no path. */
export function toFreePath(typed: string): string {
  const text = typed.trim();
  const isBare = text !== '' && !/^[/\\]|^[a-z][a-z\d+.-]*:/i.test(text);
  return canonicalPath(isBare ? `/${text}` : text) ?? text;
}

/** Returns the message for a path that no redirect can lead from; undefined for one that can. @param path as stored */
export function freePathProblem(path: string): string | undefined {
  if (/^https?:\/\//i.test(path)) return 'Leave out https:// and the name of the site. Start with the slash after it.';
  if (/\s/.test(path)) return 'This can’t contain spaces. Write a space as %20.';
  if (canonicalPath(path) !== path) return 'This has to be a path of this site, such as /old-page.';
  if (path.length > freePathMaxCharacters) return `This can have at most ${freePathMaxCharacters} characters.`;
  const base = isWildcard(path) ? path.slice(0, -wildcardEnd.length) : path;
  if (base.includes('*')) return 'The * can only be at the end, after a slash: /old/*.';
  if (isSystemPath(base)) return `The system uses addresses that start with /${base.split('/')[1]}. Use another.`;
  // Below a page there can be addresses without one.
  if (base === path && isPagePath(path))
    return 'There is a page at this address. Only addresses without a page can be redirected.';
  return undefined;
}

/** The paths of the pages that are always there. */
const pagePaths = new Set(
  [...linkedPagePaths.values(), ...teamTypes.map(pageUrls.teamType)]
    // A site without a landing page still answers at `/`, and lists do without a record.
    .filter((path) => path === pageUrls.home || !isSitePage(sitePageWithSlug(slugOfPath(path.slice(1))) ?? ''))
    .map(pathKey),
);

/** Whether a path is that of a page that is always there; those of records come and go. */
export function isPagePath(path: string): boolean {
  return pagePaths.has(pathKey(path));
}
