import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

export async function createApiKeys(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('api_keys')
    .addColumn('id', integer, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('scope', text, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('created_by', text, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('expires_at', integer, (column) => column.notNull())
    .addColumn('last_used_at', integer)
    .addColumn('revoked_at', integer)
    .execute();
}
