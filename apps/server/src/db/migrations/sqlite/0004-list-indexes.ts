import { type Kysely, sql } from 'kysely';

/** Columns that a dashboard list can be sorted by, in the form that `list-page.ts` sorts them: texts in lower case. */
const sorted: Record<string, { texts?: string[]; others?: string[] }> = {
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

/** One index for each column that a dashboard list is sorted by, over the rows that are not deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, { texts = [], others = [] }] of Object.entries(sorted)) {
    const index = (column: string, expression = sql.ref(column)) =>
      sql`create index ${sql.ref(`${table}_by_${column}`)} on ${sql.table(table)} (${expression})
        where deleted_at is null`.execute(db);
    for (const column of texts) await index(column, sql`lower(${sql.ref(column)})`);
    for (const column of ['created_at', ...others]) await index(column);
  }
}
