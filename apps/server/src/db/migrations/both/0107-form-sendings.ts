import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Adds the table form_sendings: what visitors have sent, so that nothing is stored twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('form_sendings')
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('answers_hash', text, (column) => column.notNull())
    .addColumn('entry_id', integer)
    .addColumn('sent_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('form_sendings_key', ['key', 'answers_hash'])
    .execute();
}
