import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { HttpError } from '../errors/http-error.ts';
import { overloaded } from './errors.ts';
import type { OpenConnections } from './open-connections.ts';

/** What the health checks depend on. */
interface HealthOptions {
  db: Database;
  connections: OpenConnections;
}

/**
 * Health checks respond even under load shedding, and while the settings can't be read: a monitor would take a refusal
 * for a dead server.
 */
const config = { servesUnderPressure: true, needsNoSettings: true };

/**
 * Serves the health checks. `/health/live`: the process runs; without a response it may be restarted. `/health/ready`:
 * it can take requests, since the database responds, it is not overloaded and not stopping. `/healthz` and `/readyz`
 * are their usual short names.
 */
export async function health(app: FastifyInstance, { db, connections }: HealthOptions): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const url of ['/health/live', '/healthz']) {
    app.get(url, { config }, async () => ({ status: 'ok' }));
  }
  for (const url of ['/health/ready', '/readyz']) {
    app.get(url, { config }, async () => {
      if (connections.isStopping) throw new HttpError('unavailable', 'The server is stopping.');
      if (!(await db.isReady())) throw new HttpError('unavailable', 'The database doesn’t respond.');
      if (app.isOverloaded()) throw overloaded();
      return { status: 'ok' };
    });
  }
}
