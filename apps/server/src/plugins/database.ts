import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Database, openDatabase } from '../db/database.ts';
import { measuredDatabase } from '../db/measured-database.ts';
import { version } from '../version.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
  }
}

/** Opens and migrates the database. It is closed after everything else. @throws StartError with the remedy */
export const database = fastifyPlugin(
  async (app: FastifyInstance, { config }: AppOptions) => {
    const { metrics } = app;
    const node = { version, publicUrl: config.publicUrl };
    const db = measuredDatabase(await openDatabase({ ...config, node }, metrics.committed), metrics);
    app.decorate('db', db);
    app.addHook('onClose', () => db.close());
  },
  { name: 'database', dependencies: ['telemetry'] },
);
