import { type Kysely, sql } from 'kysely';
import { reindexRows } from '../../search/index-rows.ts';

const rows = "deleted_at is null and state = 'published'";

/** Public tables: the columns that their lists are sorted by, texts in lower case, and how visitors find their rows. */
const tables = [
  {
    texts: ['title', 'subtitle'],
    others: ['date'],
    entry: {
      table: 'stories',
      code: 1,
      title: 'title',
      subtitle: 'subtitle',
      body: 'content',
      slug: 'slug',
      date: 'date',
      rows,
      columns: ['title', 'subtitle', 'content', 'slug', 'date', 'state'],
    },
  },
  {
    texts: ['title', 'subtitle'],
    others: [],
    entry: {
      table: 'articles',
      code: 2,
      title: 'title',
      subtitle: 'subtitle',
      body: 'body',
      slug: 'slug',
      date: 'created_at',
      rows,
      columns: ['title', 'subtitle', 'body', 'slug', 'state'],
    },
  },
  {
    texts: ['title', 'flag'],
    others: ['date'],
    entry: {
      table: 'events',
      code: 3,
      title: 'title',
      subtitle: 'flag',
      body: 'description',
      slug: 'slug',
      date: 'date',
      rows,
      columns: ['title', 'flag', 'description', 'slug', 'date', 'state'],
    },
  },
  {
    texts: ['title'],
    others: ['date'],
    entry: {
      table: 'elections',
      code: 4,
      title: 'title',
      body: 'description',
      slug: 'slug',
      date: 'date',
      rows,
      columns: ['title', 'description', 'slug', 'date', 'state'],
    },
  },
  {
    texts: ['title', 'link'],
    others: [],
    entry: {
      table: 'podcasts',
      code: 5,
      title: 'title',
      body: 'description',
      slug: 'slug',
      rows,
      columns: ['title', 'description', 'slug', 'state'],
    },
  },
  {
    texts: ['title'],
    others: [],
    entry: { table: 'gallery_items', code: 6, title: 'title', slug: 'slug', rows, columns: ['title', 'slug', 'state'] },
  },
  {
    texts: ['name', 'type', 'position', 'workstation'],
    others: [],
    entry: {
      table: 'team_members',
      code: 7,
      title: 'name',
      subtitle: "position || case when position <> '' and workstation <> '' then ', ' else '' end || workstation",
      type: 'type',
      rows,
      columns: ['name', 'position', 'workstation', 'type', 'state'],
    },
  },
  {
    texts: ['title', 'link'],
    others: [],
    entry: {
      table: 'action_networks',
      code: 8,
      title: 'title',
      body: 'description',
      slug: 'slug',
      rows,
      columns: ['title', 'description', 'slug', 'state'],
    },
  },
];

/** In all public tables: state, publish_at, created_by. What is there is published, and visitors find what is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { texts, others, entry } of tables) {
    const { table } = entry;
    const index = (name: string, values: string) =>
      sql.raw(`create index ${table}_${name} on ${table} (${values}) where deleted_at is null`).execute(db);
    await db.schema
      .alterTable(table)
      .addColumn('state', 'text', (column) =>
        column
          .notNull()
          .defaultTo('published')
          .check(sql`state in ('draft', 'in_review', 'scheduled', 'published', 'archived')`),
      )
      .execute();
    await db.schema.alterTable(table).addColumn('publish_at', 'text').execute();
    await db.schema.alterTable(table).addColumn('created_by', 'integer').execute();
    await index('by_state', 'state');
    for (const column of texts) await index(`of_state_by_${column}`, `state, lower(${column})`);
    for (const column of ['created_at', 'publish_at', ...others])
      await index(`of_state_by_${column}`, `state, ${column}`);
    await reindexRows(db, entry);
  }
}
