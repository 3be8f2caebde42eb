import fs from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import { messageOf, StartError } from '../errors/http-error.ts';
import { type DatabaseKind, hasTable, kindOf } from './dialect.ts';
import type { Tables } from './tables.ts';

/**
 * Folders of a database's migrations: its own, which are the oldest, and `both`. A released migration never changes:
 * corrections are new ones.
 */
function migrationFolders(kind: DatabaseKind): string[] {
  return [kind, 'both'].map((folder) => join(import.meta.dirname, 'migrations', folder));
}

/**
 * Returns the names of all migrations of this version, oldest first, without loading them: most starts have none to
 * run.
 */
export async function migrationNames(kind: DatabaseKind): Promise<string[]> {
  const files = await Promise.all(migrationFolders(kind).map((folder) => fs.readdir(folder)));
  return files
    .flat()
    .filter((file) => /^\d{4}-.*\.[jt]s$/.test(file))
    .map((file) => parse(file).name)
    .toSorted();
}

async function loadMigrations(kind: DatabaseKind): Promise<Record<string, Migration>> {
  const loaded = migrationFolders(kind).map((migrationFolder) =>
    new FileMigrationProvider({ fs, path: { join }, migrationFolder }).getMigrations(),
  );
  return Object.assign({}, ...(await Promise.all(loaded)));
}

/**
 * Returns the migrations that were run on a database and those that are pending, oldest first.
 * @throws StartError when the database was written by a newer version
 */
export async function migrationStatus(db: Kysely<Tables>): Promise<{ done: string[]; pending: string[] }> {
  const names = await migrationNames(kindOf(db));
  const done = await doneMigrations(db);
  const unknown = done.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new StartError(
      `The database was written by a newer version (it has the migrations ${unknown.join(', ')}). ` +
        'Start that version, or restore a backup from before it.',
    );
  }
  return { done, pending: names.filter((name) => !done.includes(name)) };
}

/**
 * Runs all pending migrations in one transaction.
 * @param last the last migration to run, for a test that needs an older schema. @default the newest
 * @throws StartError when the database was written by a newer version, or a migration fails
 */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  const { pending } = await migrationStatus(db);
  if (pending.length === 0) return;
  const migrator = new Migrator({ db, provider: { getMigrations: () => loadMigrations(kindOf(db)) } });
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (error) throw new StartError(`The database can't be migrated: ${messageOf(error)}. Nothing was changed.`);
}

async function doneMigrations(db: Kysely<Tables>): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}
