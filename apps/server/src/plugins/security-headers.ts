import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { AppOptions } from './app-options.ts';

/** Sets the headers of every Fastify response. Registered early, so that refusals by later hooks have them too. */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { headers }: AppOptions) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  },
  { name: 'security-headers' },
);
