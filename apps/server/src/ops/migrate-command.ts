import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { databaseFile, openDatabase, openForReading } from '../db/database.ts';
import { migrationNames, migrationStatus } from '../db/migrate.ts';
import { openReader } from '../db/sqlite.ts';
import { StartError } from '../errors/http-error.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { lockFolder } from './folder-lock.ts';
import { restrictFolderPermissions } from './folder-permissions.ts';
import { printResult } from './print-result.ts';

interface Options {
  status?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

/** `porchlight migrate`: runs pending migrations, as every start of the server does. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('migrate the database; stop the server first. `serve` also migrates')
    .option('--status', 'only list completed and pending migrations')
    .option('--dry-run', 'try it on a temporary copy')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExamples:\n  porchlight migrate --status\n  porchlight migrate --dry-run')
    .action(run);
}

async function run({ status = false, dryRun = false, json }: Options): Promise<void> {
  const config = readConfig(process.env);
  if (dryRun && config.databaseUrl) {
    throw new StartError(
      'A dry run works with SQLite only: restore a backup into another PostgreSQL database, and migrate that.',
    );
  }
  const statusBefore = await statusOf(config);
  if (status) return printStatus(json, statusBefore);
  if (dryRun) {
    await tryOnCopy(config.dataDir);
    return printResult(json, { ...statusBefore, tried: true }, [
      statusBefore.pending.length > 0
        ? `These migrations would succeed: ${statusBefore.pending.join(', ')}.`
        : 'There are no pending migrations.',
    ]);
  }
  for (const warning of restrictFolderPermissions(config.dataDir)) console.warn(warning);
  const release = lockFolder(config.dataDir);
  await openDatabase(config)
    .then((db) => db.close())
    .finally(release);
  printResult(json, { ...(await statusOf(config)), applied: statusBefore.pending }, [
    statusBefore.pending.length > 0 ? `Done: ${statusBefore.pending.join(', ')}.` : 'There were no pending migrations.',
  ]);
}

async function statusOf(config: Config): Promise<{ done: string[]; pending: string[] }> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, databaseFile))) {
    return { done: [], pending: await migrationNames('sqlite') };
  }
  await using read = openForReading(config);
  return await migrationStatus(read);
}

function printStatus(json: boolean | undefined, { done, pending }: { done: string[]; pending: string[] }): void {
  printResult(json, { done, pending }, [
    ...done.map((name) => `done     ${name}`),
    ...pending.map((name) => `pending  ${name}`),
    pending.length > 0 ? '`porchlight migrate` runs the pending migrations.' : 'The database is up to date.',
  ]);
}

/** Migrates a temporary copy of the database; a server may be running. @throws StartError as `openDatabase` does */
async function tryOnCopy(dataDir: string): Promise<void> {
  const path = join(dataDir, databaseFile);
  if (!existsSync(path)) return;
  const folder = await mkdtemp(join(dataDir, 'dry-run-'));
  try {
    const reader = openReader(path);
    reader.exec('pragma query_only = off');
    reader.prepare('vacuum into ?').run(join(folder, databaseFile));
    reader.close();
    await (await openDatabase({ dataDir: folder })).close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
