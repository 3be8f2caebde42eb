/** Starts a PostgreSQL for the tests of the project `postgres`, with a template for their databases. */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { recordMissing } from './missing.ts';
import { ensureNginx } from './nginx.ts';
import { startCluster } from './postgres.ts';

/** Name of the template database: all tables, no rows. */
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
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
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
