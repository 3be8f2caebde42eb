import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { CurrentMenus } from '../entities/menus.ts';
import { OrganizationSettings } from '../entities/organization.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The organization's settings. */
    organization: OrganizationSettings;
  }
  interface FastifyContextConfig {
    /** Whether the route responds without waiting for the organization's settings. */
    needsNoSettings?: boolean;
  }
}

/** Reads the organization's settings and the menus. Every response uses the current ones, even right after they were changed. */
export const currentOrganization = fastifyPlugin(
  async (app: FastifyInstance, { now }: AppOptions) => {
    const { resources, website } = app;
    const settings = new OrganizationSettings(resources, now, (facts) => website?.renderer.setOrganization(facts));
    await settings.current();
    const menus = website && new CurrentMenus(resources, settings, (current) => website.renderer.setMenus(current));
    await menus?.current();
    app.decorate('organization', settings);
    app.addHook('onRequest', async ({ routeOptions }) => {
      if (routeOptions.config.needsNoSettings) return;
      await settings.current();
      await menus?.current();
    });
  },
  { name: 'current-organization', dependencies: ['records', 'website'] },
);
