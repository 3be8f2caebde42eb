import { resourceNames } from '@porchlight/contract/entities';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { accountRules } from '../accounts/account-rules.ts';
import { ChangeSets } from '../change-sets/change-sets.ts';
import { Drafts } from '../drafts/drafts.ts';
import { createResources, type Resources } from '../entities/resources.ts';
import { SavedViews } from '../lists/saved-views.ts';
import { PreviewLinks } from '../publication/preview-links.ts';
import { SuppressedAddresses, suppressionKey } from '../subscribers/suppressed-addresses.ts';
import type { AppOptions } from './app-options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    resources: Resources;
    changeSets: ChangeSets;
    drafts: Drafts;
    previewLinks: PreviewLinks;
    savedViews: SavedViews;
    suppressed: SuppressedAddresses;
  }
}

/** Creates the services of all records, and follows the changes that other nodes make. */
export const records = fastifyPlugin(
  async (app: FastifyInstance, { config, now, hasher, displaced }: AppOptions) => {
    const { db, files, fileKeys: keys, metrics, searchIndex, missedSearches, securityLog } = app;
    const rules = accountRules({ db, hasher });
    const shared = { db, files, keys, metrics, searchIndex, missedSearches, securityLog };
    const suppressed = new SuppressedAddresses(await suppressionKey(db));
    const { publicUrl } = config;
    const resources = createResources({ ...shared, now, publicUrl, accountRules: rules, suppressed });
    const { changes } = resources;
    app.decorate('resources', resources);
    app.decorate('suppressed', suppressed);
    app.decorate('changeSets', new ChangeSets({ db, resources, securityLog, now }));
    app.decorate('drafts', new Drafts(db, now));
    app.decorate('previewLinks', new PreviewLinks(db, now, config.publicUrl, securityLog));
    app.decorate('savedViews', new SavedViews(db, now));
    await db.listenForRemoteChanges({
      changed(change) {
        for (const each of change ? [change] : resourceNames.map((resource) => ({ resource, id: undefined }))) {
          changes.emit(each);
        }
        changes.markReachable();
      },
      lost: () => changes.markUnreachable(),
      displaced(reason) {
        app.log.fatal(reason);
        displaced?.();
      },
    });
  },
  { name: 'records', dependencies: ['telemetry', 'database', 'search', 'files', 'security-log'] },
);
