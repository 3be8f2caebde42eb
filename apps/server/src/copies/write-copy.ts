import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import { kindOf } from '../db/dialect.ts';
import { migrationStatus } from '../db/migrate.ts';
import { lastIds } from '../db/stored-rows.ts';
import type { Row, Tables } from '../db/tables.ts';
import { type BlobStore, isNameOf } from '../files/index.ts';
import { StartError } from '../http-error.ts';
import { fileNamesInUse } from '../records/file-names-in-use.ts';
import { timestamp } from '../records/moments.ts';
import { restorableSince } from '../records/row-changes.ts';
import { version } from '../version.ts';
import {
  type CopiedTable,
  copiedTables,
  copyFormat,
  formatVersion,
  type Manifest,
  manifestFile,
  schemaNumber,
} from './copy-format.ts';
import { eachFile } from './each-file.ts';

/** Rows that are read at once. */
const pageRows = 2000;

/** What a copy is made of. */
export interface CopySource {
  /** The database, on a connection that reads alone. */
  read: Kysely<Tables>;
  /** The stored files. */
  blobs: BlobStore;
  now: () => Date;
}

/**
 * Writes a copy into a folder: of every table the rows of one moment, while a server may go on writing, and the files
 * that those rows name. A file that goes between reading the rows and taking it was given up since: then all is read anew.
 * @param folder an empty one
 * @returns what was written; `missing` names the files that were not there, or not whole, three times over
 * @throws StartError when the database has to be migrated first
 */
export async function writeCopy(source: CopySource, folder: string): Promise<Manifest> {
  let manifest = await writeOnce(source, folder);
  for (let attempt = 2; manifest.missing.length > 0 && attempt <= 3; attempt += 1) {
    manifest = await writeOnce(source, folder);
  }
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

async function writeOnce({ read, blobs, now }: CopySource, folder: string): Promise<Manifest> {
  for (const name of ['tables', 'files']) await mkdir(join(folder, name), { recursive: true });
  const moment = now();
  const { tables, names, schema } = await atOneMoment(read).execute(async (trx) => {
    const { done, pending } = await migrationStatus(trx);
    if (pending.length > 0)
      throw new StartError('The database is of an older version: run `porchlight migrate` first.');
    const ids = await lastIds(trx);
    const written: Manifest['tables'] = {};
    for (const table of copiedTables) {
      const path = join(folder, 'tables', `${table}.jsonl`);
      written[table] = {
        ...(await writeRows(trx, table, path, ids.has(table) || table === 'security_log')),
        lastId: ids.get(table) ?? null,
      };
    }
    return {
      tables: written,
      names: await fileNamesInUse(trx, restorableSince(moment)),
      schema: schemaNumber(done.at(-1)),
    };
  });
  const sorted = [...names].toSorted();
  const taken = await eachFile(sorted, (name) => takeFile(blobs, name, join(folder, 'files', name)));
  const files: Manifest['files'] = {};
  for (const [index, name] of sorted.entries()) if (taken[index]) files[name] = taken[index];
  const missing = sorted.filter((name) => !(name in files));
  return {
    format: copyFormat,
    formatVersion,
    porchlight: version,
    madeAt: timestamp(moment),
    schema,
    tables,
    files,
    missing,
  };
}

/** A transaction that sees the rows of its beginning, whatever others write. */
function atOneMoment(read: Kysely<Tables>) {
  const transaction = read.transaction();
  return kindOf(read) === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction;
}

/** Writes a table's rows, one JSON object a line. @param hasIds whether it is read page by page, by its ids */
async function writeRows(trx: Kysely<Tables>, table: CopiedTable, path: string, hasIds: boolean) {
  const hash = createHash('sha256');
  const file = await open(path, 'w', 0o600);
  let rows = 0;
  try {
    for (let after = 0; ; ) {
      const page = hasIds
        ? sql<Row>`select * from ${sql.table(table)} where id > ${after} order by id limit ${pageRows}`
        : sql<Row>`select * from ${sql.table(table)}`;
      const found = (await page.execute(trx)).rows;
      const text = found.map((row) => `${JSON.stringify(row)}\n`).join('');
      hash.update(text);
      await file.write(text);
      rows += found.length;
      if (!hasIds || found.length < pageRows) break;
      after = Number(found.at(-1)?.id);
    }
  } finally {
    await file.close();
  }
  return { rows, sha256: hash.digest('hex') };
}

/**
 * Takes a stored file. @returns what a manifest says of it, null when it isn't there, or isn't what its name says: a disk
 * may have damaged it, and some stores give a part of what they are just sent anew.
 */
async function takeFile(blobs: BlobStore, name: string, to: string) {
  if (!(await blobs.copyTo(name, to))) return null;
  const sha256 = await sumOf(to);
  if (isNameOf(name, sha256)) return { bytes: (await stat(to)).size, sha256 };
  await rm(to);
  return null;
}

/** SHA-256 of a file, hex. */
export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
