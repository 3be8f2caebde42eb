import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { compressedJson, compressionOf } from '../http/compressed-json.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether responses may contain a secret. They are not compressed, since the size could reveal parts of it. */
    containsSecret?: boolean;
  }
}

/** Compresses JSON responses for clients that accept it, unless they are compressed already, as cached ones are. */
export const compressedResponses = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
      const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
      const { containsSecret } = request.routeOptions.config;
      if (!isJson || !isText || containsSecret || reply.hasHeader('content-encoding')) return done();
      if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
      const compression = compressionOf(payload, request.headers['accept-encoding']);
      if (!compression) return done();
      compressedJson(payload, compression, 'once').then((bytes) => {
        reply.header('content-encoding', compression);
        done(null, bytes);
      }, done);
    });
  },
  { name: 'compressed-responses' },
);
