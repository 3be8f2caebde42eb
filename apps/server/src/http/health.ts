import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http-error.ts';

/** `/healthz` says that the process runs, `/readyz` that the database answers too. */
export async function health(app: FastifyInstance, options: { db: Database }): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (!(await options.db.isReady())) throw new HttpError('unavailable', 'The database doesn’t answer.');
    return { status: 'ok' };
  });
}
