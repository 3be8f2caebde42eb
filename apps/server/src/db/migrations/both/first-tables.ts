import { type Kysely, sql } from 'kysely';
import type { IndexedTable } from '../../search-index/indexed-rows.ts';
import { columnTypes, countedKey } from './columns-and-indexes.ts';

/** Tables of the first version, with the name of their resource and the column that names a record. */
export const firstTables = [
  ['users', 'user', 'username'],
  ['stories', 'story', 'title'],
  ['articles', 'article', 'title'],
  ['donations', 'donation', 'email'],
  ['gallery_items', 'gallery', 'title'],
  ['podcasts', 'podcast', 'title'],
  ['events', 'event', 'title'],
  ['elections', 'election', 'title'],
  ['emails', 'email', 'email'],
  ['team_members', 'team', 'name'],
  ['action_networks', 'actionNetwork', 'title'],
] as const;

/** Columns that a dashboard list can be sorted by, in the form that `list-page.ts` sorts them: texts in lower case. */
export const sorted: Record<string, { texts?: string[]; others?: string[] }> = {
  users: { texts: ['username', 'email'] },
  stories: { texts: ['title', 'subtitle'], others: ['date'] },
  articles: { texts: ['title', 'subtitle'] },
  donations: { texts: ['email'], others: ['amount_cents', 'date'] },
  gallery_items: { texts: ['title', 'slug'] },
  podcasts: { texts: ['title', 'link'] },
  events: { texts: ['title', 'flag'], others: ['date'] },
  elections: { texts: ['title'], others: ['date'] },
  emails: { texts: ['email'] },
  team_members: { texts: ['name', 'type', 'position', 'workstation'] },
  action_networks: { texts: ['title', 'link'] },
};

/** Everything that visitors may read, and nothing else: no account, donor or subscriber is ever indexed. */
export const indexed: readonly IndexedTable[] = [
  {
    table: 'stories',
    code: 1,
    title: 'title',
    subtitle: 'subtitle',
    body: 'content',
    slug: 'slug',
    date: 'date',
    columns: ['title', 'subtitle', 'content', 'slug', 'date'],
  },
  {
    table: 'articles',
    code: 2,
    title: 'title',
    subtitle: 'subtitle',
    body: 'body',
    slug: 'slug',
    date: 'created_at',
    columns: ['title', 'subtitle', 'body', 'slug'],
  },
  {
    table: 'events',
    code: 3,
    title: 'title',
    subtitle: 'flag',
    body: 'description',
    slug: 'slug',
    date: 'date',
    columns: ['title', 'flag', 'description', 'slug', 'date'],
  },
  {
    table: 'elections',
    code: 4,
    title: 'title',
    body: 'description',
    slug: 'slug',
    date: 'date',
    columns: ['title', 'description', 'slug', 'date'],
  },
  {
    table: 'podcasts',
    code: 5,
    title: 'title',
    body: 'description',
    slug: 'slug',
    columns: ['title', 'description', 'slug'],
  },
  { table: 'gallery_items', code: 6, title: 'title', slug: 'slug', columns: ['title', 'slug'] },
  {
    table: 'team_members',
    code: 7,
    title: 'name',
    subtitle: "position || case when position <> '' and workstation <> '' then ', ' else '' end || workstation",
    type: 'type',
    columns: ['name', 'position', 'workstation', 'type'],
  },
  {
    table: 'action_networks',
    code: 8,
    title: 'title',
    body: 'description',
    slug: 'slug',
    columns: ['title', 'description', 'slug'],
  },
];

/** Columns that name a stored file. */
const fileColumns: Record<string, string> = {
  stories: 'image',
  articles: 'pdf',
  gallery_items: 'image',
  podcasts: 'image',
  events: 'image',
  elections: 'image',
  team_members: 'image',
  action_networks: 'image',
};

/** An index for each column that names a stored file. */
export async function indexFileNames(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of Object.entries(fileColumns)) {
    await sql`create index ${sql.ref(`${table}_by_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
      where deleted_at is null and ${sql.ref(column)} is not null`.execute(db);
  }
}

/** Tables for sign-ins and for settings. */
export async function createTokensAndSettings(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('tokens')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('last_used_at', integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tokens_user_id').on('tokens').column('user_id').execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
}

/** A table of idempotency keys. @param isOfAccounts whether they refer to accounts */
export async function createIdempotencyKeys(db: Kysely<unknown>, table: string, isOfAccounts = true): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable(table)
    .addColumn('user_id', integer, (column) =>
      isOfAccounts ? column.notNull().references('users.id').onDelete('cascade') : column.notNull(),
    )
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record_id', integer, (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('sent_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, ['user_id', 'resource', 'key'])
    .execute();
  await db.schema.createIndex(`${table}_sent_at`).on(table).column('sent_at').execute();
}

/** The table of the history, without its indexes. */
export async function createHistory(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('history')
    // Ids are never given out twice: they are the places that pages continue from.
    .addColumn('id', integer, countedKey(db))
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('user_id', integer)
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record_id', integer, (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('reverted_to', integer)
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('changes', text, (column) => column.notNull())
    .addColumn('old_files', text)
    .addColumn('in_trash', integer)
    .execute();
}

/** Places that accounts were signed in from. */
export async function createSignInPlaces(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('sign_in_places')
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('place', text, (column) => column.notNull())
    .addColumn('last_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_places_key', ['user_id', 'place'])
    .execute();
  await db.schema.createIndex('sign_in_places_place').on('sign_in_places').column('place').execute();
}
