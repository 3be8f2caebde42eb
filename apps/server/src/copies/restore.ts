import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { databaseFile } from '../db/database.ts';
import { setLastId } from '../db/last-ids.ts';
import { migrate } from '../db/migrate.ts';
import { openWriter, queryBuilder } from '../db/sqlite.ts';
import { requireTables } from '../db/table-differences.ts';
import type { Row, Tables } from '../db/tables.ts';
import { filePath, imagesFolder, moveDurably, pdfsFolder } from '../files/index.ts';
import { messageOf, StartError } from '../http-error.ts';
import { unpack } from './archive.ts';
import { checkCopy } from './check-copy.ts';
import type { Manifest } from './copy-format.ts';

/** What a restore did. */
export interface Restored {
  manifest: Manifest;
  /** Newest migration that the tables were brought to. */
  schema: string;
  /** Folder of what was there before, a data folder of its own; null when there was nothing. */
  replaced: string | null;
}

/**
 * Restores a copy, an archive or a folder, into a data folder that no server uses. All of it is checked and made ready
 * beside what is there; then it takes its place in one step, so that a crash leaves the old data or the new.
 * @param replace whether data that is there may give way; it is kept in a folder `replaced-…` in the data folder
 * @throws StartError when there is data already, or the copy is none, damaged or of a newer version; then nothing has changed
 */
export async function restoreCopy(options: {
  source: string;
  dataDir: string;
  replace: boolean;
  now: () => Date;
}): Promise<Restored> {
  const { source, dataDir, replace, now } = options;
  const database = join(dataDir, databaseFile);
  if (existsSync(database) && !replace) throw new StartError(occupied(dataDir));
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
    const schema = await makeDatabase(join(work, databaseFile), source, folder, manifest);
    const replaced = existsSync(database) ? await setAside(dataDir, now()) : null;
    await placeFiles(folder, dataDir, Object.keys(manifest.files), now());
    await moveDurably(join(work, databaseFile), database, now());
    return { manifest, schema, replaced };
  } finally {
    // What unpacks a broken archive may still be writing the file that it was at.
    await rm(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** What to say where data is already. */
function occupied(dataDir: string): string {
  return `${dataDir} holds a database already. Name another DATA_DIR, or let this one give way with --replace: it is kept beside the new one.`;
}

/** Makes a database of a copy, with the tables of then, and brings it up to date. @returns its newest migration */
async function makeDatabase(path: string, source: string, folder: string, manifest: Manifest): Promise<string> {
  const connection = openWriter(path);
  const db = queryBuilder(connection);
  try {
    await migrate(db, manifest.schema);
    connection.exec('begin');
    for (const [table, { lastId }] of Object.entries(manifest.tables)) {
      await insertRows(db, table, join(folder, 'tables', `${table}.jsonl`));
      if (lastId !== null) await setLastId(db, table, lastId);
    }
    connection.exec('commit');
    await migrate(db);
    await requireTables(db);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
      db,
    );
    return rows[0]?.name ?? '';
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${source} can’t be restored: ${messageOf(error)}. Nothing was changed.`);
  } finally {
    // The last connection that closes brings all of the log into the file, which then stands alone.
    await db.destroy();
  }
}

async function insertRows(db: Kysely<Tables>, table: string, path: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(db);
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
