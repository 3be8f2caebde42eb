import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createNodeLock } from '../db/node-lock.ts';
import { LinkChecker } from '../links/check-links.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks links to other sites. */
    linkChecker: LinkChecker;
  }
}

/** Checks links to other sites. */
export const links = fastifyPlugin(
  async (app: FastifyInstance, { config, now }: AppOptions) => {
    const { publicUrl } = config;
    const lock = createNodeLock(app.db.read, 'links');
    app.decorate('linkChecker', new LinkChecker({ db: app.db, lock, publicUrl, now }));
    app.addHook('onClose', async () => app.linkChecker.stop());
  },
  { name: 'links', dependencies: ['database'] },
);
