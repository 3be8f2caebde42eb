import { type Kysely, sql } from 'kysely';

const text = sql`text collate "C"`;

/** What people see of their sessions: with what and from where; and those that they keep on a device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['device', 'address']) {
    await db.schema
      .alterTable('tokens')
      .addColumn(name, text, (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema
    .alterTable('tokens')
    .addColumn('is_kept', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
