import { type Kysely, sql } from 'kysely';
import { reindexRows } from '../../search-index/index-rows.ts';
import { columnTypes } from './columns-and-indexes.ts';

/** Transcripts of podcasts, which the search finds; and links by what they lead to: requests for a sound ask for that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await sql`alter table podcasts add column transcript ${text} not null default ''`.execute(db);
  await sql`alter table podcasts add column transcript_document text`.execute(db);
  await sql`create index podcasts_by_sound on podcasts (link) where deleted_at is null`.execute(db);
  await reindexRows(db, {
    table: 'podcasts',
    code: 5,
    title: 'title',
    body: "description || '\n\n' || transcript",
    slug: 'slug',
    rows: "deleted_at is null and state = 'published'",
    columns: ['title', 'description', 'transcript', 'slug', 'state'],
  });
}
