import { type Kysely, sql } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** In users: handed_over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await sql`alter table users add column handed_over ${integer} not null default 0`.execute(db);
}
