import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import { openForReading } from '../db/database.ts';
import { isDiskFull } from '../db/failures.ts';
import { messageOf, StartError } from '../errors/http-error.ts';
import { openBlobStore } from '../media/index.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { pack } from './archive.ts';
import { type Manifest, schemaNumber } from './backup-format.ts';
import { lockFolder } from './folder-lock.ts';
import { restrictFolderPermissions } from './folder-permissions.ts';
import { printResult } from './print-result.ts';
import { hasExistingData, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

interface Options {
  json?: boolean;
  replace?: boolean;
  yes?: boolean;
}

const now = () => new Date();

/** `backup` and `restore` with an archive, `export` and `import` with a folder: the same format, packed or unpacked. */
export function backupCommands(): Command[] {
  const restoring = (command: Command) =>
    command
      .option('--replace', 'replace existing data, after asking; the old data is kept beside the new')
      .option('--yes', 'confirm without asking')
      .option('--json', 'print the result as JSON')
      .action(restore);
  return [
    new Command('backup')
      .description('write all records and files into one archive; a server can be running')
      .argument(
        '<file>',
        'the archive, such as porchlight.tar.gz; an existing one is replaced when the new one is complete',
      )
      .option('--json', 'print the result as JSON')
      .addHelpText('after', '\nExample:\n  porchlight backup "/backup/porchlight-$(date +%F).tar.gz"')
      .action(backup),
    restoring(
      new Command('restore')
        .description('create DATA_DIR from an archive; stop the server first')
        .argument('<file>', 'an archive written by `porchlight backup`')
        .addHelpText(
          'after',
          '\nExamples:\n  DATA_DIR=/srv/new porchlight restore porchlight.tar.gz\n  porchlight restore porchlight.tar.gz --replace',
        ),
    ),
    new Command('export')
      .description('write all records, as JSON Lines, and all files into a folder; a server can be running')
      .argument('<folder>', 'an empty folder, or one that does not exist yet')
      .option('--json', 'print the result as JSON')
      .addHelpText('after', '\nExample:\n  porchlight export ./porchlight-export')
      .action(exportFolder),
    restoring(
      new Command('import')
        .description('create DATA_DIR from an exported folder; stop the server first')
        .argument('<folder>', 'a folder written by `porchlight export`')
        .addHelpText('after', '\nExample:\n  DATA_DIR=/srv/new porchlight import ./porchlight-export'),
    ),
  ];
}

async function backup(file: string, { json }: Options): Promise<void> {
  const config = readConfig(process.env);
  const path = resolve(file);
  if (!existsSync(dirname(path))) throw new StartError(`The folder ${dirname(path)} does not exist.`);
  process.umask(0o077);
  // Next to the archive, on the disk that the operator chose for it.
  const folder = await explainingFailure(path, mkdtemp(join(dirname(path), '.porchlight-backup-')));
  try {
    const manifest = await writeBackupInto(config, folder);
    await pack(folder, path);
    printBackup(json, manifest, path);
  } catch (error) {
    throw explainFullDisk(error, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function exportFolder(folder: string, { json }: Options): Promise<void> {
  const config = readConfig(process.env);
  const path = resolve(folder);
  process.umask(0o077);
  await explainingFailure(path, mkdir(path, { recursive: true }));
  if ((await readdir(path)).length > 0) throw new StartError(`${path} is not empty: use another folder.`);
  try {
    printBackup(json, await writeBackupInto(config, path), path);
  } catch (error) {
    // A partial export could be mistaken for a complete one, and the next attempt needs an empty folder.
    for (const name of await readdir(path)) await rm(join(path, name), { recursive: true, force: true });
    throw explainFullDisk(error, path);
  }
}

/** Turns a failure to create something at a path into a message that names that path. */
async function explainingFailure<T>(path: string, result: Promise<T>): Promise<T> {
  return result.catch((error: unknown) => {
    throw new StartError(`${path} can't be written: ${messageOf(error)}. Use a folder that this account can write to.`);
  });
}

/** Turns a full disk into a message that names the target path; returns any other error unchanged. */
function explainFullDisk(error: unknown, path: string): unknown {
  if (!isDiskFull(error)) return error;
  return new StartError(`There is not enough space for ${path}: free some space, or use another disk.`);
}

async function writeBackupInto(config: Config, folder: string): Promise<Manifest> {
  await using read = openForReading(config);
  return await writeBackup({ read, blobs: await openBlobStore({ ...config, now }), now }, folder);
}

async function restore(file: string, { json, replace = false, yes = false }: Options): Promise<void> {
  const { dataDir, databaseUrl, storage } = readConfig(process.env);
  requireOwner(dataDir);
  for (const warning of restrictFolderPermissions(dataDir)) console.warn(warning);
  const release = lockFolder(dataDir);
  try {
    const isReplacing = replace && (await hasExistingData({ dataDir, databaseUrl }));
    if (isReplacing && !yes)
      await confirm(`Replace the data in ${databaseUrl ? 'the database of DATABASE_URL' : dataDir}?`, '--yes');
    const { manifest, schema, replaced } = await restoreBackup({
      source: resolve(file),
      dataDir,
      databaseUrl,
      storage,
      replace,
      now,
    });
    printResult(json, { ...summary(manifest), dataDir, schema, replaced }, [
      `${countsOf(manifest)} from ${manifest.madeAt} were restored: records into ${databaseUrl ? 'the database of DATABASE_URL' : dataDir}, files into ${storage ? 'the bucket' : dataDir}.`,
      ...(schemaNumber(schema) === manifest.schema
        ? []
        : [`Its tables were migrated from ${manifest.schema} to ${schema}.`]),
      ...(replaced
        ? [`The previous data is in ${replaced}, a complete data folder. Delete it once you have checked the new data.`]
        : []),
      'Everyone has to sign in again.',
      ...missingLines(manifest),
    ]);
  } finally {
    release();
  }
}

/**
 * Asks the operator to confirm on the terminal.
 * @param option the option that confirms without a terminal, named in the error
 * @throws StartError when the answer is no, or standard input is not a terminal
 */
async function confirm(question: string, option: string): Promise<void> {
  if (!process.stdin.isTTY) throw new StartError(`${question} To confirm without a terminal, add ${option}.`);
  const line = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await line.question(`${question} [y/N] `);
  line.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new StartError('Nothing was changed.');
}

/** Refuses to run as root when another account owns the folder: the server could not read the files made here. */
function requireOwner(dataDir: string): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (!owner || process.getuid?.() !== 0) return;
  throw new StartError(
    `DATA_DIR ${dataDir} belongs to the account ${owner}, which could not read files that root creates. Run this as that account: sudo -u '#${owner}'.`,
  );
}

function printBackup(json: boolean | undefined, manifest: Manifest, path: string): void {
  printResult(json, { ...summary(manifest), path }, [
    `${countsOf(manifest)} were saved in ${path}.`,
    ...missingLines(manifest),
  ]);
}

function summary(manifest: Manifest) {
  const { porchlight, madeAt, schema, missing } = manifest;
  return { porchlight, madeAt, schema, rows: rowsOf(manifest), files: Object.keys(manifest.files).length, missing };
}

function rowsOf({ tables }: Manifest): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}

function countsOf(manifest: Manifest): string {
  return `${rowsOf(manifest)} rows and ${Object.keys(manifest.files).length} files`;
}

function missingLines({ missing }: Manifest): string[] {
  if (missing.length === 0) return [];
  return [
    `${missing.length} files that records use are missing or damaged: ${missing.join(', ')}. Copy them from an older backup, or remove them from the records.`,
  ];
}
