import type { Kysely } from 'kysely';

/** Long texts, each with its document. */
const texts = {
  stories: 'content',
  articles: 'body',
  events: 'description',
  elections: 'description',
  podcasts: 'description',
  action_networks: 'description',
};

/** Beside every long text its document, null while it has no formatting: what is there reads as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, text] of Object.entries(texts)) {
    await db.schema.alterTable(table).addColumn(`${text}_document`, 'text').execute();
  }
}
