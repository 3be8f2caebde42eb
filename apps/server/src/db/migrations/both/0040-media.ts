import { type Kysely, sql } from 'kysely';
import { columnTypes, recordTable, sortedIndexes, uniqueTexts } from './columns-and-indexes.ts';

/** Tables with pictures, and what their rows are called by. */
const tables = {
  stories: 'title',
  events: 'title',
  elections: 'title',
  podcasts: 'title',
  gallery_items: 'title',
  team_members: 'name',
  action_networks: 'title',
};

/** The table media, with a row for each picture that records have. Titles of the gallery said what its pictures show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await recordTable(db, 'media', ['image', 'image_key', 'title', 'alt'], ['image'])
    .addColumn('decorative', integer, (column) => column.notNull().defaultTo(0).check(sql`decorative in (0, 1)`))
    .addColumn('focus', text, (column) => column.notNull().defaultTo(''))
    .addColumn('credit', text, (column) => column.notNull().defaultTo(''))
    .addColumn('licence', text, (column) => column.notNull().defaultTo(''))
    .addColumn('tags', text, (column) => column.notNull().defaultTo(''))
    .addColumn('width', integer)
    .addColumn('height', integer)
    .execute();
  await uniqueTexts(db, 'media', 'image_key');
  await sortedIndexes(db, 'media', { others: ['created_at'] });
  await sortedIndexes(db, 'media', { texts: ['title', 'alt', 'tags'] });
  const pictures = Object.entries(tables).map(
    ([table, title]) =>
      sql`select image, created_at, ${sql.ref(title)} as title, ${table === 'gallery_items' ? sql`title` : sql`cast('' as text)`} as alt
        from ${sql.table(table)} where deleted_at is null and image is not null`,
  );
  await sql`insert into media (created_at, updated_at, image, image_key, title, alt)
    select min(created_at), min(created_at), image, image, min(title), max(alt)
    from (${sql.join(pictures, sql` union all `)}) as pictures group by image order by 1, image`.execute(db);
}
