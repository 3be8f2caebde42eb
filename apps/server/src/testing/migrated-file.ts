import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile, openDatabase } from '../db/database.ts';
import { setLastId } from '../db/stored-rows.ts';

/** Writes a SQLite database with all tables, and no rows except those of singletons, into a data folder. */
export async function writeMigratedFile(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, databaseFile), await migratedFile());
}

/** A migrated SQLite file, created once per process: migrating takes five times as long as starting a server. */
let migrated: Promise<Buffer> | undefined;
function migratedFile(): Promise<Buffer> {
  migrated ??= (async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-template-'));
    const db = await openDatabase({ dataDir });
    // Tests count what they add. PostgreSQL's template has none either.
    await db.write(async (trx) => {
      await trx.deleteFrom('redirects').execute();
      await trx.deleteFrom('links').where('resource', '=', 'redirect').execute();
      await setLastId(trx, 'redirects', 0);
    });
    await db.close();
    const file = await readFile(join(dataDir, databaseFile));
    await rm(dataDir, { recursive: true });
    return file;
  })();
  return migrated;
}
