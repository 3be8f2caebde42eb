import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { CheckIns } from '../check-ins/check-ins.ts';
import { createNodeLock } from '../db/node-lock.ts';
import type { Housekeeping } from '../jobs/housekeeping.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What housekeeping cleans up every hour, and needs for it. */
    housekeeping: Omit<Housekeeping, 'now'>;
  }
}

/** Collects what housekeeping cleans up. */
export const housekeeping = fastifyPlugin(
  async (app: FastifyInstance, { now }: AppOptions) => {
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
    const checkIns = new CheckIns({ db, now });
    const purgeables = [tokens, links, places, pending, apiKeys, passkeys, ...ofContent, checkIns];
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
