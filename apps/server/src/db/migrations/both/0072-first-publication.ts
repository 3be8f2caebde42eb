import { type Kysely, sql } from 'kysely';
import { columnTypes, sortedIndexes } from './columns-and-indexes.ts';
import { indexed } from './first-tables.ts';

/** Names of the resources by table, as the history has them. */
const resources: Readonly<Record<string, string>> = {
  stories: 'story',
  articles: 'article',
  events: 'event',
  elections: 'election',
  podcasts: 'podcast',
  gallery_items: 'gallery',
  team_members: 'team',
  action_networks: 'actionNetwork',
};

/** How the history stores a change that publishes a record. */
const publishing = ['draft', 'in_review', 'scheduled', 'archived'].map((state) => `%"state":["${state}","published"]%`);

/**
 * In all public tables: when a record was first published. For records that are or were public, it is in the history; for
 * those that always were, it is when they were created.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  for (const { table } of indexed) {
    await db.schema.alterTable(table).addColumn('published_at', text).execute();
    const changes = sql.join(
      publishing.map((pattern) => sql`changes like ${pattern}`),
      sql` or `,
    );
    await sql`update ${sql.table(table)} set published_at = coalesce(
      (select min(at) from history where resource = ${resources[table]} and record_id = ${sql.ref(`${table}.id`)}
        and (action = 'publish' or ${changes})), created_at)
      where state in ('published', 'archived')`.execute(db);
    await sortedIndexes(db, table, { others: ['published_at'] }, true);
  }
}
