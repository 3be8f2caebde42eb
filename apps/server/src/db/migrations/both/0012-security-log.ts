import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** The table of the security log, without what guards it. */
export async function createSecurityLog(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('security_log')
    .addColumn('id', integer, (column) => column.primaryKey())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('user_id', integer)
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('details', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('request_id', text, (column) => column.notNull())
    .addColumn('through', integer)
    .addColumn('previous_hash', text, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('security_log_by_kind').on('security_log').columns(['kind', 'id']).execute();
  await db.schema.createIndex('security_log_by_user').on('security_log').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('security_log_by_at').on('security_log').column('at').execute();
}
