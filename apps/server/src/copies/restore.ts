import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type DatabaseOptions, databaseFile } from '../db/database.ts';
import { kindOf } from '../db/dialect.ts';
import { migrate, migrationNames, migrationStatus } from '../db/migrate.ts';
import { postgresBuilder } from '../db/postgres.ts';
import { openWriter, queryBuilder } from '../db/sqlite.ts';
import { dataTables, setLastId } from '../db/stored-rows.ts';
import { requireTables } from '../db/table-differences.ts';
import type { Row, Tables } from '../db/tables.ts';
import { filePath, imagesFolder, moveDurably, pdfsFolder } from '../files/index.ts';
import { messageOf, StartError } from '../http-error.ts';
import { unpack } from './archive.ts';
import { checkCopy } from './check-copy.ts';
import { type Manifest, schemaNumber } from './copy-format.ts';

/** What a restore did. */
export interface Restored {
  manifest: Manifest;
  /** Newest migration that the tables were brought to. */
  schema: string;
  /** Folder of what was there before, a data folder of its own; null when there was nothing. */
  replaced: string | null;
}

/**
 * Restores a copy, an archive or a folder, where no server runs. All of it is checked and made ready first: SQLite's
 * file beside the one that is there, whose place it then takes in one step; PostgreSQL's rows in one transaction. A crash
 * leaves the old data or the new.
 * @param replace whether data that is there may give way; SQLite's is kept in a folder `replaced-…` in the data folder
 * @throws StartError when there is data already, or the copy is none, damaged or of a newer version; then nothing has changed
 */
export async function restoreCopy(options: {
  source: string;
  dataDir: string;
  databaseUrl?: string;
  replace: boolean;
  now: () => Date;
}): Promise<Restored> {
  const { source, dataDir, databaseUrl, replace, now } = options;
  if ((await holdsData(options)) && !replace) throw new StartError(occupied(databaseUrl === undefined, dataDir));
  const work = join(dataDir, `restoring-${randomUUID()}`);
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    const isFolder = await stat(source).then(
      (found) => found.isDirectory(),
      () => false,
    );
    const folder = isFolder ? source : join(work, 'copy');
    if (!isFolder) {
      await mkdir(folder);
      await unpack(source, folder);
    }
    const manifest = await checkCopy(folder, source);
    const files = Object.keys(manifest.files);
    if (databaseUrl) {
      // Under names made of their content they harm nothing, should the rows not follow.
      await placeFiles(folder, dataDir, files, now());
      const db = postgresBuilder(databaseUrl, { statementTimeoutMs: 0 });
      return { manifest, schema: await fillDatabase(db, source, folder, manifest), replaced: null };
    }
    const database = join(dataDir, databaseFile);
    const made = join(work, databaseFile);
    const schema = await fillDatabase(queryBuilder(openWriter(made)), source, folder, manifest);
    const replaced = existsSync(database) ? await setAside(dataDir, now()) : null;
    await placeFiles(folder, dataDir, files, now());
    await moveDurably(made, database, now());
    return { manifest, schema, replaced };
  } finally {
    // What unpacks a broken archive may still be writing the file that it was at.
    await rm(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Whether there is something that a restore would replace: SQLite's file, or a row in PostgreSQL. */
export async function holdsData({ dataDir, databaseUrl }: DatabaseOptions): Promise<boolean> {
  if (!databaseUrl) return existsSync(join(dataDir, databaseFile));
  const db = postgresBuilder(databaseUrl);
  try {
    if ((await migrationStatus(db)).done.length === 0) return false;
    const counts = await Promise.all(
      dataTables.map((table) => sql`select 1 from ${sql.table(table)} limit 1`.execute(db)),
    );
    return counts.some(({ rows }) => rows.length > 0);
  } finally {
    await db.destroy();
  }
}

/** What to say where data is already. */
function occupied(isSqlite: boolean, dataDir: string): string {
  return isSqlite
    ? `${dataDir} holds a database already. Name another DATA_DIR, or let this one give way with --replace: it is kept beside the new one.`
    : 'The database of DATABASE_URL holds records already. Name another one, or let them give way with --replace: back them up first.';
}

/** Puts a copy's rows into a database, with the tables of then, and brings it up to date. @returns its newest migration */
async function fillDatabase(db: Kysely<Tables>, source: string, folder: string, manifest: Manifest): Promise<string> {
  try {
    const migration = (await migrationNames(kindOf(db))).find((name) => schemaNumber(name) === manifest.schema);
    if (!migration) {
      throw new StartError(
        `${source} is older than Porchlight on PostgreSQL: restore it without DATABASE_URL, and restore a new backup of that.`,
      );
    }
    const { done } = await migrationStatus(db);
    if (done.length > 0 && done.at(-1) !== migration) {
      throw new StartError(
        `${source} is of older tables (${manifest.schema}) than the database has (${done.at(-1)}): restore it into an empty one.`,
      );
    }
    await migrate(db, migration);
    await db.transaction().execute(async (trx) => {
      for (const table of dataTables.toReversed()) {
        if (await hasTable(trx, table)) await sql`delete from ${sql.table(table)}`.execute(trx);
      }
      for (const [table, { lastId }] of Object.entries(manifest.tables)) {
        await insertRows(trx, table, join(folder, 'tables', `${table}.jsonl`));
        if (lastId !== null) await setLastId(trx, table, lastId);
      }
    });
    await migrate(db);
    await requireTables(db);
    return (await migrationStatus(db)).done.at(-1) ?? '';
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${source} can’t be restored: ${messageOf(error)}. Nothing was changed.`);
  } finally {
    // The last connection that closes brings all of SQLite's log into the file, which then stands alone.
    await db.destroy();
  }
}

/** An older version may not have had it. */
async function hasTable(trx: Kysely<Tables>, table: string): Promise<boolean> {
  return (await trx.introspection.getTables()).some(({ name }) => name === table);
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

/** Keeps what is there as a data folder of its own; its files get second names, so that the new data finds them too. */
async function setAside(dataDir: string, now: Date): Promise<string> {
  const aside = join(dataDir, `replaced-${now.toISOString().replace(/[:.]/g, '-')}`);
  const database = join(dataDir, databaseFile);
  mergeLog(database);
  for (const folder of [imagesFolder, pdfsFolder]) {
    await mkdir(folder(aside), { recursive: true });
    for (const name of await readdir(folder(dataDir)).catch(() => [])) {
      await link(join(folder(dataDir), name), join(folder(aside), name));
    }
  }
  await link(database, join(aside, databaseFile));
  for (const suffix of ['-wal', '-shm']) {
    // Left only where the database is damaged. The new one must not take it for its own.
    if (existsSync(database + suffix)) await moveDurably(database + suffix, join(aside, databaseFile + suffix), now);
  }
  return aside;
}

/** Brings what a crash left in a database's log into its file, which then stands alone. */
function mergeLog(database: string): void {
  try {
    const connection = openWriter(database);
    connection.exec('pragma wal_checkpoint(truncate)');
    connection.close();
  } catch {
    // Damaged: it is kept as it is, log and all.
  }
}

async function placeFiles(folder: string, dataDir: string, names: string[], now: Date): Promise<void> {
  for (const make of [imagesFolder, pdfsFolder]) await mkdir(make(dataDir), { recursive: true });
  for (const name of names) {
    const target = filePath(dataDir, name);
    if (!target) continue;
    await copyFile(join(folder, 'files', name), `${target}.part`);
    await moveDurably(`${target}.part`, target, now);
  }
}
