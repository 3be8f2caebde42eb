import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { OpenConnections } from '../http/open-connections.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The open connections, which also know whether the server is stopping. */
    connections: OpenConnections;
  }
}

/** Lets running requests finish before the server stops. Registered early, so that everything else stops after them. */
export const connections = fastifyPlugin(
  async (app: FastifyInstance, { idleMs = 0 }: AppOptions) => {
    const open = new OpenConnections(app.server);
    app.decorate('connections', open);
    app.addHook('preClose', () => open.drain(idleMs));
  },
  { name: 'connections' },
);
