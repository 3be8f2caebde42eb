import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { columnTypes, sortedIndexes } from './columns-and-indexes.ts';

/** The tables as they were, for what is moved. */
interface EarlierTables {
  settings: { name: string; value: string };
  removed_addresses: { hash: string; removed_at: string };
  suppressed_addresses: { hash: string; reason: string; at: string };
}

/**
 * Adds to emails: status, status_at, topics, consent, consent_note, asked_at, consent_at, consent_page, consent_wording.
 * Addresses from before have not been asked yet. The table suppressed_addresses takes the place of removed_addresses:
 * its hashes have a key, which is in the settings.
 */
export async function up(db: Kysely<EarlierTables>): Promise<void> {
  const { text } = columnTypes(db);
  const texts = { status: 'unasked', topics: '[]', consent: 'email', consent_note: '', consent_page: '' };
  for (const [column, fallback] of Object.entries({ ...texts, consent_wording: '' }))
    await db.schema
      .alterTable('emails')
      .addColumn(column, text, (definition) => definition.notNull().defaultTo(fallback))
      .execute();
  for (const column of ['status_at', 'asked_at', 'consent_at'])
    await db.schema.alterTable('emails').addColumn(column, text).execute();
  await sql`update emails set status_at = created_at`.execute(db);
  await sortedIndexes(db, 'emails', { texts: ['status'], others: ['status_at'] });
  // Which are due for deletion.
  await sql`create index emails_of_status on emails (status, status_at) where deleted_at is null`.execute(db);

  await db.schema
    .createTable('suppressed_addresses')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .execute();
  const removed = await db.selectFrom('removed_addresses').selectAll().execute();
  const key = randomBytes(32);
  // Otherwise the server makes one when it starts.
  if (removed.length > 0)
    await db
      .insertInto('settings')
      .values({ name: 'suppression_key', value: key.toString('base64url') })
      .execute();
  for (const { hash, removed_at } of removed)
    await db
      .insertInto('suppressed_addresses')
      .values({ hash: createHmac('sha256', key).update(hash).digest('base64url'), reason: 'removed', at: removed_at })
      .execute();
  await db.schema.dropTable('removed_addresses').execute();
}
