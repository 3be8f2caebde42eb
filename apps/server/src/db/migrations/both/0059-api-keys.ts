import { type Kysely, sql } from 'kysely';
import { kindOf } from '../../dialect.ts';
import { columnTypes } from './columns-and-indexes.ts';
import { createIdempotencyKeys } from './first-tables.ts';

/** API keys. What they send is kept under ids that are no account's, so idempotency keys refer to accounts no longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  if (kindOf(db) === 'postgres') {
    await db.schema.alterTable('idempotency_keys').dropConstraint('idempotency_keys_user_id_fkey').execute();
    return;
  }
  // SQLite takes no reference from a table that is there.
  await db.schema.alterTable('idempotency_keys').renameTo('earlier_keys').execute();
  await db.schema.dropIndex('idempotency_keys_sent_at').execute();
  await createIdempotencyKeys(db, 'idempotency_keys', false);
  await sql`insert into idempotency_keys (user_id, key, resource, record_id, version, sent_at)
    select user_id, key, resource, record_id, version, sent_at from earlier_keys`.execute(db);
  await db.schema.dropTable('earlier_keys').execute();
}
