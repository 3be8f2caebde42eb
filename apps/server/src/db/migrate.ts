import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../http-error.ts';
import * as firstTables from './migrations/0001-first-tables.ts';
import * as sendings from './migrations/0002-sendings.ts';
import * as history from './migrations/0003-history.ts';
import * as listIndexes from './migrations/0004-list-indexes.ts';
import * as search from './migrations/0005-search.ts';
import * as accountNames from './migrations/0006-account-names.ts';
import * as signInPlaces from './migrations/0007-sign-in-places.ts';
import * as passwordProblems from './migrations/0008-password-problems.ts';
import * as fileNames from './migrations/0009-file-names.ts';
import * as idempotencyKeys from './migrations/0010-idempotency-keys.ts';
import type { Tables } from './tables.ts';

/** Every migration, oldest first by name. One that has been released never changes: a correction is a new one. */
const migrations = {
  '0001-first-tables': firstTables,
  '0002-sendings': sendings,
  '0003-history': history,
  '0004-list-indexes': listIndexes,
  '0005-search': search,
  '0006-account-names': accountNames,
  '0007-sign-in-places': signInPlaces,
  '0008-password-problems': passwordProblems,
  '0009-file-names': fileNames,
  '0010-idempotency-keys': idempotencyKeys,
};

/**
 * Brings the tables up to date, all in one transaction.
 * @param last the migration to end with, for a test that needs a database of then. @default the newest
 * @throws StartError when the database was written by a newer version, or a migration fails
 */
export async function migrate(db: Kysely<Tables>, last?: keyof typeof migrations): Promise<void> {
  const done = await doneMigrations(db);
  const unknown = done.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new StartError(
      `The database is from a newer version of this software (it has ${unknown.join(', ')}). ` +
        'Start that version, or go back to a copy of the data from before it.',
    );
  }
  if (done.length === Object.keys(migrations).length) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (error)
    throw new StartError(`The database can't be brought up to date: ${messageOf(error)}. Nothing was changed.`);
}

async function doneMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
