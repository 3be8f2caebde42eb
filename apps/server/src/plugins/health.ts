import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/database.ts';

/** `/healthz` says that the process runs, `/readyz` that the database answers too. */
export async function health(app: FastifyInstance, options: { db: Database }): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (!(await options.db.isReady())) throw new ApiError('unavailable', 'The database doesn’t answer.');
    return { status: 'ok' };
  });
}
