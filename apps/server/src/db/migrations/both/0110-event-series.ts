import { type Kysely, sql } from 'kysely';
import { columnTypes, countedKey } from './columns-and-indexes.ts';

/**
 * Adds event_series: events that repeat; to events: repeats, series, series_date, series_changes; and to history:
 * series_of, the record whose change was made to the other dates of its series too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('event_series')
    .addColumn('id', integer, countedKey(db))
    .addColumn('rule', text, (column) => column.notNull())
    .addColumn('zone', text, (column) => column.notNull())
    .addColumn('starts_at', text, (column) => column.notNull())
    .addColumn('stored_until', text, (column) => column.notNull())
    .addColumn('sequence', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  const events = () => db.schema.alterTable('events');
  for (const column of ['repeats', 'series_date', 'series_changes'])
    await events()
      .addColumn(column, text, (definition) => definition.notNull().defaultTo(''))
      .execute();
  await events().addColumn('series', integer).execute();
  await db.schema.createIndex('events_series').on('events').columns(['series', 'series_date']).execute();
  // Of what visitors see, with all that decides which date is the next one.
  await sql
    .raw(
      `create index events_series_shown on events (series, date, end_date) where deleted_at is null and state = 'published'`,
    )
    .execute(db);
  await db.schema.alterTable('history').addColumn('series_of', integer).execute();
}
