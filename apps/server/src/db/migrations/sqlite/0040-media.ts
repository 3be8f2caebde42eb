import { type Kysely, sql } from 'kysely';

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
  await db.schema
    .createTable('media')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('image', 'text')
    .addColumn('image_key', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('alt', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('decorative', 'integer', (column) => column.notNull().defaultTo(0).check(sql`decorative in (0, 1)`))
    .addColumn('focus', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('credit', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('licence', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('tags', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .execute();
  await sql`create unique index media_image_key on media (image_key) where deleted_at is null and image_key <> ''`.execute(
    db,
  );
  await sql`create index media_by_created_at on media (created_at) where deleted_at is null`.execute(db);
  await sql`create index media_by_title on media (lower(title)) where deleted_at is null`.execute(db);
  await sql`create index media_by_alt on media (lower(alt)) where deleted_at is null`.execute(db);
  await sql`create index media_by_tags on media (lower(tags)) where deleted_at is null`.execute(db);
  const pictures = Object.entries(tables).map(
    ([table, title]) =>
      sql`select image, created_at, ${sql.ref(title)} as title, ${table === 'gallery_items' ? sql`title` : sql`''`} as alt
        from ${sql.table(table)} where deleted_at is null and image is not null`,
  );
  await sql`insert into media (created_at, updated_at, image, image_key, title, alt)
    select min(created_at), min(created_at), image, image, min(title), max(alt)
    from (${sql.join(pictures, sql` union all `)}) as pictures group by image order by 1, image`.execute(db);
}
