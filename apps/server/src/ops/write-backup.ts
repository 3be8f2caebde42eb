import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import { kindOf } from '../db/dialect.ts';
import { migrationStatus } from '../db/migrate.ts';
import { timestamp } from '../db/moments.ts';
import { lastIds } from '../db/stored-rows.ts';
import type { Row, Tables } from '../db/tables.ts';
import { StartError } from '../errors/http-error.ts';
import { fileNamesInUse } from '../media/file-names-in-use.ts';
import { type BlobStore, matchesContentHash } from '../media/index.ts';
import { restorableSince } from '../records/live-rows.ts';
import { version } from '../version.ts';
import {
  type BackupTable,
  backupFormat,
  backupTables,
  formatVersion,
  type Manifest,
  manifestFile,
  schemaNumber,
} from './backup-format.ts';
import { mapFiles } from './map-files.ts';

/** Rows read per query. */
const pageRows = 2000;

/** Where a backup's data comes from. */
export interface BackupSource {
  /** The database, on a read-only connection. */
  read: Kysely<Tables>;
  /** The stored files. */
  blobs: BlobStore;
  now: () => Date;
}

/**
 * Writes a backup into a folder: a consistent snapshot of the tables, while a server may be writing, and the files that
 * its rows refer to. When a file is missing, it may have been deleted since the snapshot: everything is read again, at
 * most three times in all.
 * @param folder an empty folder
 * @returns the manifest; its `missing` lists files that were missing or damaged in the last attempt
 * @throws StartError when the database has pending migrations
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  let manifest = await writeOnce(source, folder);
  for (let attempt = 2; manifest.missing.length > 0 && attempt <= 3; attempt += 1) {
    manifest = await writeOnce(source, folder);
  }
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

async function writeOnce({ read, blobs, now }: BackupSource, folder: string): Promise<Manifest> {
  for (const name of ['tables', 'files']) await mkdir(join(folder, name), { recursive: true });
  const moment = now();
  const { tables, names, schema } = await snapshotTransaction(read).execute(async (trx) => {
    const { done, pending } = await migrationStatus(trx);
    if (pending.length > 0)
      throw new StartError('The database has pending migrations: run `porchlight migrate` first.');
    const ids = await lastIds(trx);
    const manifestTables: Manifest['tables'] = {};
    for (const table of backupTables) {
      const path = join(folder, 'tables', `${table}.jsonl`);
      manifestTables[table] = {
        ...(await writeRows(trx, table, path, ids.has(table) || table === 'security_log')),
        lastId: ids.get(table) ?? null,
      };
    }
    return {
      tables: manifestTables,
      names: await fileNamesInUse(trx, restorableSince(moment)),
      schema: schemaNumber(done.at(-1)),
    };
  });
  const sorted = [...names].toSorted();
  const entries = await mapFiles(sorted, (name) => copyFile(blobs, name, join(folder, 'files', name)));
  const files: Manifest['files'] = {};
  for (const [index, name] of sorted.entries()) if (entries[index]) files[name] = entries[index];
  const missing = sorted.filter((name) => !(name in files));
  return {
    format: backupFormat,
    formatVersion,
    porchlight: version,
    madeAt: timestamp(moment),
    schema,
    tables,
    files,
    missing,
  };
}

/** A transaction that reads a consistent snapshot. */
function snapshotTransaction(read: Kysely<Tables>) {
  const transaction = read.transaction();
  return kindOf(read) === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction;
}

/** Writes a table's rows, one JSON object per line. @param hasIds whether it can be read page by page, by id */
async function writeRows(trx: Kysely<Tables>, table: BackupTable, path: string, hasIds: boolean) {
  const hash = createHash('sha256');
  await using file = await open(path, 'w', 0o600);
  let rows = 0;
  for (let after = 0; ; ) {
    const page = hasIds
      ? sql<Row>`select * from ${sql.table(table)} where id > ${after} order by id limit ${pageRows}`
      : sql<Row>`select * from ${sql.table(table)}`;
    const batch = (await page.execute(trx)).rows;
    const text = batch.map((row) => `${JSON.stringify(row)}\n`).join('');
    hash.update(text);
    await file.write(text);
    rows += batch.length;
    if (!hasIds || batch.length < pageRows) break;
    after = Number(batch.at(-1)?.id);
  }
  return { rows, sha256: hash.digest('hex') };
}

/**
 * Copies a stored file.
 * @returns its manifest entry; null when it is missing or doesn't match the hash in its name: the disk may have damaged
 * it, and some stores return partial content while a file is uploaded again
 */
async function copyFile(blobs: BlobStore, name: string, to: string) {
  if (!(await blobs.copyTo(name, to))) return null;
  const sha256 = await fileSha256(to);
  if (matchesContentHash(name, sha256)) return { bytes: (await stat(to)).size, sha256 };
  await rm(to);
  return null;
}

/** SHA-256 of a file, hex. */
export async function fileSha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
