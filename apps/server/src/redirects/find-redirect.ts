import { wildcardEnd } from '@porchlight/contract/free-paths';
import { freePathMaxCharacters } from '@porchlight/contract/limits';
import { pathKey } from '@porchlight/contract/site-paths';
import { type Kysely, sql } from 'kysely';
import { selectRows } from '../db/readable-rows.ts';
import type { StoredRow, Tables } from '../db/tables.ts';

/** A redirect as it is stored. */
export interface StoredRedirect {
  id: number;
  path: string;
  /** As fields of kind `link` store it; '' for a page that is gone. */
  target: string;
  code: string;
}

/** The redirect of a row. */
export function toRedirect({ id, path, target, code }: StoredRow): StoredRedirect {
  return { id, path: String(path), target: String(target), code: String(code) };
}

/**
 * Finds the redirect for a path: the one of exactly this path, or else the one that includes everything below the
 * nearest path above it. One look into an index, however many redirects there are.
 * @param path as `canonicalPath` returns it
 */
export async function findRedirect(db: Kysely<Tables>, path: string): Promise<StoredRedirect | undefined> {
  const keys = coveringKeys(path);
  const rows = await selectRows(db, 'redirect')
    .where('path_key', 'in', keys)
    // Only with this condition, as a literal, can the databases use the unique index.
    .where('path_key', '<>', sql.lit(''))
    .where('deleted_at', 'is', null)
    .execute();
  const first = rows.toSorted((a, b) => keys.indexOf(String(a.path_key)) - keys.indexOf(String(b.path_key)))[0];
  return first && toRedirect(first);
}

/** The keys of all redirects that a path can have, in the order in which they apply. */
export function coveringKeys(path: string): string[] {
  const key = pathKey(path);
  const segments = key === '/' ? [''] : key.split('/');
  const bases = segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
  // A made-up path of ten thousand slashes has as many paths above it.
  return [key, ...bases.map((base) => base + wildcardEnd)].filter((each) => each.length <= freePathMaxCharacters);
}
