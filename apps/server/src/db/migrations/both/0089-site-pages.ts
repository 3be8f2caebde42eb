import { type Kysely, sql } from 'kysely';
import { reindexRows } from '../../search-index/index-rows.ts';

/**
 * Notes that the site was running while the words of its pages were in the program: it gets pages with these words.
 * A database that is made now has no accounts yet. The search finds the landing page at `/`.
 */
export async function up(
  db: Kysely<{ settings: { name: string; value: string }; users: { id: number } }>,
): Promise<void> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user) await db.insertInto('settings').values({ name: 'fixed_pages', value: sql`'1'` }).execute();
  await reindexRows(db, {
    table: 'pages',
    code: 9,
    title: 'title',
    subtitle: 'description',
    body: 'sections_text',
    slug: "case when slug = 'home' then '/' else '/' || slug end",
    rows: "deleted_at is null and state = 'published'",
    columns: ['title', 'description', 'sections_text', 'slug', 'state'],
    isCleaned: true,
  });
}
