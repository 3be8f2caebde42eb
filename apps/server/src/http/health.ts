import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http-error.ts';
import { overloaded } from './load-shedding.ts';
import type { OpenConnections } from './open-connections.ts';

/** What they look at. */
interface HealthOptions {
  db: Database;
  connections: OpenConnections;
}

/** They answer whatever else is refused: whoever watches would take silence for death. */
const config = { answersUnderPressure: true };

/**
 * `/health/live` says that the process runs: who hears nothing may start it anew. `/health/ready` says that it takes
 * requests: the database answers, there is room, and it isn’t about to stop. `/healthz` and `/readyz` are the same by their usual short names.
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
      if (!(await db.isReady())) throw new HttpError('unavailable', 'The database doesn’t answer.');
      if (app.isOverloaded()) throw overloaded();
      return { status: 'ok' };
    });
  }
}
