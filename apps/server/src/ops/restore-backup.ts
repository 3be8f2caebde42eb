import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { appendEntry } from '../audit/append-entry.ts';
import { type DatabaseOptions, databaseFile } from '../db/database.ts';
import { hasTable, kindOf } from '../db/dialect.ts';
import { migrate, migrationNames, migrationStatus } from '../db/migrate.ts';
import { createNodeLock } from '../db/node-lock.ts';
import { postgresBuilder } from '../db/postgres.ts';
import { openWriter, queryBuilder } from '../db/sqlite.ts';
import { dataTables, setLastId } from '../db/stored-rows.ts';
import { requireTables } from '../db/table-differences.ts';
import type { Row, Tables } from '../db/tables.ts';
import { moveDurably } from '../durable-write.ts';
import { messageOf, StartError } from '../errors/http-error.ts';
import { type BlobStore, fileFolders, filePath, openBlobStore, storedFolder } from '../media/index.ts';
import type { BucketAddress } from '../settings/service-addresses.ts';
import { unpack } from './archive.ts';
import { type Manifest, schemaNumber } from './backup-format.ts';
import { mapFiles } from './map-files.ts';
import { verifyBackup } from './verify-backup.ts';

/** The result of a restore. */
export interface RestoreResult {
  manifest: Manifest;
  /** Newest migration of the restored tables. */
  schema: string;
  /** Folder with the data that was replaced, usable as a DATA_DIR; null when there was none, or with PostgreSQL. */
  replaced: string | null;
}

/**
 * Restores a backup, an archive or a folder, while no server runs. The backup is verified first. A SQLite database is
 * built next to the existing one and then moved into its place; PostgreSQL's rows are replaced in one transaction. A
 * crash leaves either the old rows or the new ones.
 * @param options.replace whether existing data may be replaced; SQLite's is kept in the data folder as `replaced-…`
 * @throws StartError when there is data already, or the backup is invalid, damaged or from a newer version; nothing has
 * been changed then
 */
export async function restoreBackup(options: {
  source: string;
  dataDir: string;
  databaseUrl?: string;
  /** Bucket that the files are stored in, instead of the data folder. */
  storage?: BucketAddress;
  replace: boolean;
  now: () => Date;
}): Promise<RestoreResult> {
  const { source, dataDir, databaseUrl, storage, replace, now } = options;
  if ((await hasExistingData(options)) && !replace)
    throw new StartError(occupiedMessage(databaseUrl === undefined, dataDir));
  const work = join(dataDir, `restoring-${randomUUID()}`);
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    const isFolder = (await stat(source).catch(() => null))?.isDirectory() === true;
    const folder = isFolder ? source : join(work, 'copy');
    if (!isFolder) {
      await mkdir(folder);
      await unpack(source, folder);
    }
    const manifest = await verifyBackup(folder, source);
    const files = Object.keys(manifest.files);
    if (databaseUrl) {
      await using db = postgresBuilder(databaseUrl, { statementTimeoutMs: 0 });
      // Files come first: named by the hash of their content, they do no harm if restoring the rows fails.
      const blobs = await openBlobStore({ dataDir, storage, lock: createNodeLock(db, 'sweep'), now });
      await placeFiles(folder, files, blobs, work);
      return { manifest, schema: await fillDatabase(db, options, folder, manifest), replaced: null };
    }
    const blobs = await openBlobStore({ dataDir, storage, now });
    const database = join(dataDir, databaseFile);
    const newDatabase = join(work, databaseFile);
    const schema = await fillNewFile(newDatabase, options, folder, manifest);
    const replaced = existsSync(database) ? await setAside(dataDir, blobs, now()) : null;
    await placeFiles(folder, files, blobs, work);
    await moveDurably(newDatabase, database, now());
    return { manifest, schema, replaced };
  } finally {
    // Retries, since unpacking a broken archive may still be writing a file.
    await rm(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Whether a restore would replace data: a SQLite file, or rows in PostgreSQL. */
export async function hasExistingData({ dataDir, databaseUrl }: DatabaseOptions): Promise<boolean> {
  if (!databaseUrl) return existsSync(join(dataDir, databaseFile));
  await using db = postgresBuilder(databaseUrl);
  if ((await migrationStatus(db)).done.length === 0) return false;
  // Migrations insert rows of these themselves, or visitors do; what staff change is in the history or the log too.
  const madeWithoutStaff: readonly string[] = [
    'organization',
    'menus',
    'redirects',
    'links',
    'missed_addresses',
    'missed_searches',
  ];
  const tables = dataTables.filter((table) => !madeWithoutStaff.includes(table));
  return (await Promise.all(tables.map((table) => hasRows(db, table)))).some(Boolean);
}

/** The error message when there is data already. */
function occupiedMessage(isSqlite: boolean, dataDir: string): string {
  return isSqlite
    ? `${dataDir} already contains a database. Use another DATA_DIR, or add --replace to replace this database. The old one is kept beside the new one.`
    : 'The database of DATABASE_URL already contains records. Use another database, or back this one up and add --replace.';
}

/** Migrates a database to a backup's version, inserts its rows and migrates it further. @returns its newest migration */
async function fillDatabase(
  db: Kysely<Tables>,
  { source, now }: { source: string; now: () => Date },
  folder: string,
  manifest: Manifest,
): Promise<string> {
  let consequence = 'Nothing was changed.';
  try {
    const migration = (await migrationNames(kindOf(db))).find((name) => schemaNumber(name) === manifest.schema);
    if (!migration) {
      throw new StartError(
        `${source} is too old for PostgreSQL: restore it without DATABASE_URL, make a new backup, and restore that.`,
      );
    }
    const { done } = await migrationStatus(db);
    if (done.length > 0 && done.at(-1) !== migration) {
      throw new StartError(
        `${source} has older tables (${manifest.schema}) than the database (${done.at(-1)}): restore it into an empty database.`,
      );
    }
    await migrate(db, migration);
    await db.transaction().execute(async (trx) => {
      // An existing security log is kept; only a database without one takes over the backup's.
      const keepsLog = (await hasTable<Tables>(trx, 'security_log')) && (await hasRows(trx, 'security_log'));
      const isLog = (table: string) => table === 'security_log' && keepsLog;
      // Older versions have fewer tables.
      for (const table of dataTables.toReversed()) {
        if (!isLog(table) && (await hasTable<Tables>(trx, table)))
          await sql`delete from ${sql.table(table)}`.execute(trx);
      }
      for (const [table, { lastId }] of Object.entries(manifest.tables)) {
        if (isLog(table)) continue;
        await insertRows(trx, table, join(folder, 'tables', `${table}.jsonl`));
        if (lastId !== null) await setLastId(trx, table, lastId);
      }
    });
    if (kindOf(db) === 'postgres')
      consequence = 'Its rows are already in the database: restore it again with --replace.';
    await migrate(db);
    await requireTables(db);
    const entry = { kind: 'data_restored', subject: manifest.madeAt } as const;
    await db.transaction().execute((trx) => appendEntry(trx, now(), entry));
    return (await migrationStatus(db)).done.at(-1) ?? '';
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${source} can’t be restored: ${messageOf(error)}. ${consequence}`);
  }
}

/** Builds a new SQLite file. Closing its only connection merges the write-ahead log, so that the file is complete. */
async function fillNewFile(
  path: string,
  options: Parameters<typeof fillDatabase>[1],
  folder: string,
  manifest: Manifest,
): Promise<string> {
  await using db = queryBuilder(openWriter(path));
  return await fillDatabase(db, options, folder, manifest);
}

async function hasRows(db: Kysely<Tables>, table: keyof Tables): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0;
}

async function insertRows(db: Kysely<Tables>, table: string, path: string): Promise<void> {
  const file = await open(path);
  for await (const line of file.readLines()) {
    const row: Row = JSON.parse(line);
    const columns = Object.keys(row).map((name) => sql.ref(name));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
      db,
    );
  }
}

/** Keeps the existing data as a separate data folder. Files are hard-linked, or downloaded if they are in a bucket. */
async function setAside(dataDir: string, blobs: BlobStore, now: Date): Promise<string> {
  const aside = join(dataDir, `replaced-${now.toISOString().replace(/[:.]/g, '-')}`);
  const database = join(dataDir, databaseFile);
  mergeLog(database);
  for (const folder of fileFolders) await mkdir(storedFolder(aside, folder), { recursive: true });
  for await (const { name } of blobs.list()) await blobs.copyTo(name, filePath(aside, name) ?? '');
  await link(database, join(aside, databaseFile));
  for (const suffix of ['-wal', '-shm']) {
    // These exist only if the database is damaged. SQLite would apply them to the new one.
    if (existsSync(database + suffix)) await moveDurably(database + suffix, join(aside, databaseFile + suffix), now);
  }
  return aside;
}

/** Merges a write-ahead log that a crash has left into the database file, so that the file is complete. */
function mergeLog(database: string): void {
  try {
    const connection = openWriter(database);
    connection.exec('pragma wal_checkpoint(truncate)');
    connection.close();
  } catch {
    // A damaged database is kept as it is, with its log.
  }
}

/** Stores a backup's files. @param work temporary folder on the same disk as the data folder */
async function placeFiles(folder: string, names: string[], blobs: BlobStore, work: string): Promise<void> {
  await mapFiles(names, async (name) => {
    // `put` moves the file; the operator's backup has to stay unchanged.
    const ownFile = join(work, name);
    await copyFile(join(folder, 'files', name), ownFile);
    await blobs.put(name, ownFile);
    await rm(ownFile, { force: true });
  });
}
