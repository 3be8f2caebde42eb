/** Starts a PostgreSQL for the tests of the project `postgres`, with a template for their databases. */
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { recordMissing } from './missing.ts';
import { ensureNginx } from './nginx.ts';
import { startCluster } from './postgres.ts';

/** Name of the template database: all tables, no rows but the organization's. */
const template = 'porchlight_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the template database; undefined where tests run on SQLite. */
    postgresTemplate?: string;
    /** Path of an nginx; undefined where tests run on SQLite, which supports only one node. */
    nginx?: string;
  }
}

/** Vitest's global setup; the returned function is its teardown. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { nginx, cluster } = await startPrograms();
  const databaseUrl = cluster.create(template);
  const db = await openDatabase({ dataDir: '', databaseUrl });
  // Tests count what they add.
  await db.write(async (trx) => {
    await sql`truncate redirects restart identity`.execute(trx);
    await trx.deleteFrom('links').where('resource', '=', 'redirect').execute();
  });
  await db.close();
  project.provide('postgresTemplate', databaseUrl);
  project.provide('nginx', nginx);
  return cluster.stop;
}

/** Vitest's reporters don't receive errors of a global setup, so they are recorded here. */
async function startPrograms() {
  try {
    return { nginx: ensureNginx(), cluster: await startCluster() };
  } catch (error) {
    recordMissing(error);
    throw error;
  }
}
