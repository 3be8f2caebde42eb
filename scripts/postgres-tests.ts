/** Starts a PostgreSQL for the tests of the project `postgres`, with a template for their databases. */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../apps/server/src/db/database.ts';
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
  const cluster = await startCluster();
  const databaseUrl = cluster.create(template);
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
  project.provide('postgresTemplate', databaseUrl);
  project.provide('nginx', ensureNginx());
  return cluster.stop;
}
