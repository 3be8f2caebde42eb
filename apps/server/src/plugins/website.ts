import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { responsePages } from '../pages/response-pages.ts';
import { loadWebBundle, type WebBundle } from '../pages/web-bundle.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The built website; null when the server serves only the API and files. */
    website: WebBundle | null;
  }
}

/** Loads the built website, which from then on also renders error pages. @throws Error when there is no build */
export const website = fastifyPlugin(
  async (app: FastifyInstance, { config, now, webDist: dist }: AppOptions) => {
    app.decorate('website', dist === undefined ? null : await loadWebBundle(dist));
    if (dist === undefined) return;
    const { changes } = app.resources;
    await app.register(responsePages, { dist, publicUrl: config.publicUrl, changes, now });
  },
  { name: 'website', dependencies: ['records'] },
);
