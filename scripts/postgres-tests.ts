/** Gives the tests of the project `postgres` a PostgreSQL of their own, with a database that theirs are copied from. */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { ensureNginx } from './nginx.ts';
import { startCluster } from './postgres.ts';

/** Name of the database with all tables and no row. */
const template = 'porchlight_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database that others are copied from; undefined where tests run on SQLite. */
    postgresTemplate?: string;
    /** Path of an nginx; undefined where tests run on SQLite, which has one node. */
    nginx?: string;
  }
}

/** Called by Vitest before the first test; what it returns after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  const databaseUrl = cluster.create(template);
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
  project.provide('postgresTemplate', databaseUrl);
  project.provide('nginx', ensureNginx());
  return cluster.stop;
}
