import { resources } from '@porchlight/contract/resources';
import { type Kysely, sql } from 'kysely';
import { readableRows } from '../db/readable-rows.ts';
import type { Tables } from '../db/tables.ts';

/** Returns the id of the published page of the institute's own with a path; undefined if there is none. */
export async function publicPageId(db: Kysely<Tables>, path: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('slug', '=', path)
    // A literal: with a parameter, PostgreSQL's generic plan can't use the partial index on non-empty slugs.
    .where('slug', '<>', sql.lit(''))
    .where(readableRows(resources.page))
    .executeTakeFirst();
  return row && Number(row.id);
}

/** Returns the id of the published topic with a slug; undefined if there is none. */
export async function publicTopicId(db: Kysely<Tables>, slug: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('topics')
    .select('id')
    .where('slug', '=', slug)
    .where('slug', '<>', sql.lit(''))
    .where(readableRows(resources.topic))
    .executeTakeFirst();
  return row && Number(row.id);
}
