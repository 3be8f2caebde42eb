import { type Resource, resources } from '@porchlight/contract/resources';
import { type PageAbove, pagesAboveKey } from '@porchlight/contract/sections/section-facts';
import { slugsAbove } from '@porchlight/contract/site-pages';
import { type Kysely, sql } from 'kysely';
import { readableRows } from '../db/readable-rows.ts';
import type { Tables } from '../db/tables.ts';
import type { ResponseRecord } from '../records/columns.ts';

/** Returns the published pages above a page, from the top; null for a resource whose slugs are no paths. */
export async function pagesAbove(
  db: Kysely<Tables>,
  { fields }: Resource,
  { slug: path }: ResponseRecord,
): Promise<Record<string, PageAbove[]> | null> {
  if (!fields.slug?.isPath) return null;
  const paths = slugsAbove(String(path));
  if (paths.length === 0) return null;
  const rows = await db
    .selectFrom('pages')
    .select(['slug', 'title', 'menu_label'])
    .where('slug', 'in', paths)
    // Redundant, but PostgreSQL needs it to use the partial index.
    .where('slug', '<>', sql.lit(''))
    .where(readableRows(resources.page))
    .execute();
  const above = rows.map(({ slug, title, menu_label }) => ({
    slug: String(slug),
    title: String(title),
    menu_label: String(menu_label),
  }));
  return { [pagesAboveKey]: above.toSorted((a, b) => a.slug.length - b.slug.length) };
}
