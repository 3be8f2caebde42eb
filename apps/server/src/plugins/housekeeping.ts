import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createNodeLock } from '../db/node-lock.ts';
import type { Housekeeping } from '../jobs/housekeeping.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What housekeeping cleans up every hour, and needs for it. */
    housekeeping: Omit<Housekeeping, 'now'>;
  }
}

/** Collects what housekeeping cleans up. */
export const housekeeping = fastifyPlugin(
  async (app: FastifyInstance) => {
    const {
      accounts,
      changeSets,
      db,
      drafts,
      files,
      mailer,
      previewLinks,
      resources,
      savedViews,
      searchIndex,
      securityLog,
      subscriptions,
      uploads,
    } = app;
    const { tokens, links, places, pending, apiKeys, passkeys } = accounts;
    const ofContent = [previewLinks, changeSets, drafts, savedViews, uploads, app.resources.entryDeletion];
    const purgeables = [tokens, links, places, pending, apiKeys, passkeys, ...ofContent];
    app.decorate('housekeeping', {
      ...{ db, mailer, files, searchIndex, securityLog, subscriptions, changes: resources.changes },
      purgeables: purgeables.filter((each) => each !== null),
      extendSeries: app.resources.extendSeries,
      housekeepingLock: createNodeLock(db.read, 'housekeeping'),
    });
  },
  {
    name: 'housekeeping',
    dependencies: ['database', 'search', 'files', 'security-log', 'records', 'accounts', 'mail', 'subscriptions'],
  },
);
