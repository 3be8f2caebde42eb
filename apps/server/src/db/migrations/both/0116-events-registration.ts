import { type Kysely, sql } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/**
 * Adds to events: registration, registration_form, seats, seats_each, registration_opens_days, registration_closes_hours,
 * waiting_list, reminder.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  const events = () => db.schema.alterTable('events');
  const texts = { registration: 'none', registration_form: '' };
  for (const [column, fallback] of Object.entries(texts))
    await events()
      .addColumn(column, text, (definition) => definition.notNull().defaultTo(fallback))
      .execute();
  for (const column of ['seats', 'seats_each', 'registration_opens_days', 'registration_closes_hours'])
    await events().addColumn(column, integer).execute();
  for (const column of ['waiting_list', 'reminder'])
    await events()
      .addColumn(column, integer, (definition) =>
        definition
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(column)} in (0, 1)`),
      )
      .execute();
}
