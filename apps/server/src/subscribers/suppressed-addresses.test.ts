import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseFile, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openWriter, queryBuilder } from '../db/sqlite.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isOnPostgres } from '../testing/test-database.ts';
import { SuppressedAddresses, suppressionKey } from './suppressed-addresses.ts';

test.skipIf(isOnPostgres())(
  'addresses from before are not asked yet, and removed ones stay removed, with a key in their hashes',
  async () => {
    const dataDir = await temporaryFolder();
    const old = openWriter(join(dataDir, databaseFile));
    await migrate(queryBuilder(old), '0105-people');
    const plain = createHash('sha256').update('gone@example.org').digest('base64url');
    await sql`insert into removed_addresses (hash, removed_at) values (${plain}, '2026-01-02T15:00:00Z')`.execute(
      queryBuilder(old),
    );
    await sql`insert into emails (email, email_key, created_at, updated_at) values ('a@example.org', 'a@example.org', '2025-01-02T15:00:00Z', '2025-01-02T15:00:00Z')`.execute(
      queryBuilder(old),
    );
    old.close();
    const db = await openDatabase({ dataDir });
    const suppressed = new SuppressedAddresses(await suppressionKey(db));
    expect(await suppressed.find(db.read, ['gone@example.org', 'a@example.org'])).toEqual(
      new Map([['gone@example.org', { reason: 'removed', at: '2026-01-02T15:00:00Z' }]]),
    );
    expect(await db.read.selectFrom('suppressed_addresses').select('hash').execute()).not.toEqual([{ hash: plain }]);
    const rows = await db.read.selectFrom('emails').select(['status', 'status_at', 'consent_at']).execute();
    expect(rows).toEqual([{ status: 'unasked', status_at: '2025-01-02T15:00:00Z', consent_at: null }]);
    await db.close();
  },
);
