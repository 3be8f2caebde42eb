import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { rejectionEntry } from '../audit/rejection-entry.ts';
import { SecurityLog } from '../audit/security-log.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: SecurityLog;
  }
}

/** Opens the security log, and logs refused calls and rejected files of staff, and the use of ended API keys. */
export const securityLog = fastifyPlugin(
  async (app: FastifyInstance, { now, logger }: AppOptions) => {
    const log = new SecurityLog(app.db, now, logger);
    app.decorate('securityLog', log);
    app.addHook('onError', async (request, _reply, error) => {
      const entry = rejectionEntry(request, error);
      if (entry) await log.recordOnce(entry);
    });
    app.addHook('preClose', async () => log.close());
  },
  { name: 'security-log', dependencies: ['connections', 'database'] },
);
