import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** What people see of their sessions: with what and from where; and those that they keep on a device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  for (const name of ['device', 'address']) {
    await db.schema
      .alterTable('tokens')
      .addColumn(name, text, (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema
    .alterTable('tokens')
    .addColumn('is_kept', integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
