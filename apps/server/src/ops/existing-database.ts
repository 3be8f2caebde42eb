import { type Database, openDatabase, openForReading } from '../db/database.ts';
import { migrationStatus } from '../db/migrate.ts';
import { StartError } from '../errors/http-error.ts';
import { readConfig } from '../settings/config.ts';

/**
 * Runs a command on the configured database, while a server may be running.
 * @throws StartError when there is no database, or it has pending migrations: a running server may still be older
 */
export async function withDatabase(run: (db: Database) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  process.umask(0o077);
  const reader = openForReading(config);
  const { pending } = await migrationStatus(reader).finally(() => reader.destroy());
  if (pending.length > 0) throw new StartError('The database has pending migrations: run `porchlight migrate` first.');
  const db = await openDatabase(config);
  try {
    await run(db);
  } finally {
    await db.close();
  }
}
