import { type Kysely, sql } from 'kysely';
import { kindOf } from '../../dialect.ts';
import { columnTypes } from './columns-and-indexes.ts';

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
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'resource', 'key'])
    .execute();
  await sql`insert into idempotency_keys (user_id, key, resource, record_id, version, sent_at)
    select user_id, key, resource, record_id, version, sent_at from earlier_keys`.execute(db);
  await db.schema.dropTable('earlier_keys').execute();
  await db.schema.createIndex('idempotency_keys_sent_at').on('idempotency_keys').column('sent_at').execute();
}
