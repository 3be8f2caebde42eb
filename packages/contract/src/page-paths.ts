/** Paths of the institute's own pages, as their slugs have them: without the first slash. */

import { pagedResources } from './discovery.ts';
import type { PageRecord } from './entities.ts';
import { isPagePath } from './free-paths.ts';
import { slugMaxCharacters } from './limits.ts';
import { sitePageWithSlug } from './site-pages.ts';
import { slugify } from './slug.ts';
import { isSystemPath } from './system-paths.ts';

/** Response of `GET /api/get-page-at`. */
export interface PageAtResponse {
  page: PageRecord;
}

/** Maximum number of parts of a path. */
const partsMax = 6;

/** First parts of the paths of records' pages and of team pages. */
const recordParts: ReadonlySet<string> = new Set([...pagedResources, 'team-type']);

/**
 * Normalizes a typed path: lower case, hyphens for spaces, no accents, no slashes at the ends. A whole URL loses its
 * domain, and the codes that browsers copy in the place of letters. It is not cut: `pathProblem` says if it is too long.
 * @returns '' if nothing is left
 */
export function toPath(typed: string): string {
  return decoded(typed)
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part) => slugify(part, Number.POSITIVE_INFINITY))
    .filter((part) => part !== '')
    .join('/');
}

function decoded(typed: string): string {
  try {
    return decodeURI(typed);
  } catch {
    return typed;
  }
}

/** Why a page can't have a path; undefined if it can. @param path normalized by `toPath` */
export function pathProblem(path: string): string | undefined {
  const parts = path.split('/');
  const [first = ''] = parts;
  // Made from the title.
  if (path === '' || sitePageWithSlug(path)) return undefined;
  if (path.length > slugMaxCharacters)
    return `This can have at most ${slugMaxCharacters} characters, and has ${path.length}.`;
  if (parts.length > partsMax) return `This can have at most ${partsMax} parts between slashes.`;
  if (isPagePath(`/${path}`)) return `The site already has a page at /${path}. Choose another address.`;
  if (isSystemPath(`/${path}`) || recordParts.has(first))
    return `Addresses that begin with /${first} belong to the system. Choose another.`;
  return undefined;
}
