import type { FastifyInstance } from 'fastify';
import { checkInRoutes } from '../check-ins/check-in-routes.ts';
import { CheckIns } from '../check-ins/check-ins.ts';
import { commentRoutes } from '../comments/comment-routes.ts';
import { donorRoutes } from '../donors/donor-routes.ts';
import { draftRoutes } from '../drafts/draft-routes.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { waitingRoute } from '../drafts/waiting-records.ts';
import { formRoutes } from '../forms/form-routes.ts';
import type { LinkChecker } from '../links/check-links.ts';
import { linksRoutes } from '../links/links-routes.ts';
import { savedViewRoutes } from '../lists/saved-view-routes.ts';
import type { SavedViews } from '../lists/saved-views.ts';
import { totalAmountRoute } from '../lists/total-amount.ts';
import type { Mailer } from '../mail/mailer.ts';
import { resumableUploadRoutes } from '../media/resumable-upload-routes.ts';
import { usesRoutes } from '../media/uses-routes.ts';
import { previewLinkRoutes } from '../publication/preview-link-routes.ts';
import type { PreviewLinks } from '../publication/preview-links.ts';
import type { MissedAddresses } from '../redirects/missed-addresses.ts';
import { missedAddressesRoutes } from '../redirects/missed-addresses-routes.ts';
import type { MissedSearches } from '../search/missed-searches.ts';
import { missedSearchesRoutes } from '../search/missed-searches-routes.ts';
import { addPictures } from './add-pictures.ts';
import { changeRecordsRoutes } from './change-records.ts';
import { duplicateRecordRoute } from './duplicate-record.ts';
import { facetsRoute } from './facets-route.ts';
import { firstStepsRoutes } from './first-steps.ts';
import { importEmails } from './import-emails.ts';
import { importRedirects } from './import-redirects.ts';
import { mergeTopicRoute } from './merge-topics.ts';
import { pageAtRoute } from './page-at.ts';
import { type ResourceRoutesOptions, resourceRoutes } from './resource-routes.ts';

/** Dependencies of the calls for records. */
interface RecordCallsOptions extends ResourceRoutesOptions {
  drafts: Drafts;
  previews: PreviewLinks;
  missed: MissedAddresses;
  missedSearches: MissedSearches;
  views: SavedViews;
  linkChecker: LinkChecker;
  publicUrl: string;
  mailer: Pick<Mailer, 'sends' | 'enqueue' | 'wake'>;
}

/** Registers the calls for records and related data, in the order of the OpenAPI document. */
export async function recordCalls(server: FastifyInstance, options: RecordCallsOptions): Promise<void> {
  const { drafts, previews, missed } = options;
  await server.register(resumableUploadRoutes, options);
  await server.register(resourceRoutes, options);
  await server.register(pageAtRoute, { read: options.db.read, service: options.resources.services.page });
  await server.register(facetsRoute, { read: options.resources.facets, spend: options.spend });
  await server.register(firstStepsRoutes, { db: options.db, organization: options.resources.services.organization });
  await server.register(mergeTopicRoute, options);
  await server.register(changeRecordsRoutes, options);
  await server.register(savedViewRoutes, options);
  await server.register(addPictures, options);
  await server.register(totalAmountRoute, options);
  await server.register(donorRoutes, {
    ...options,
    readOrganization: async () => {
      const { bytes } = await options.resources.services.organization.single(1);
      return JSON.parse(bytes.toString()).organization;
    },
  });
  await server.register(formRoutes, {
    ...options,
    forms: options.resources.forms,
    deletion: options.resources.entryDeletion,
    access: options.resources.entryAccess,
  });
  await server.register(checkInRoutes, { checkIns: new CheckIns(options) });
  await server.register(waitingRoute, options);
  await server.register(usesRoutes, options);
  await server.register(linksRoutes, options);
  await server.register(duplicateRecordRoute, options);
  await server.register(previewLinkRoutes, { links: previews });
  await server.register(commentRoutes, options);
  await server.register(draftRoutes, { drafts });
  await server.register(importEmails, options);
  await server.register(importRedirects, options);
  await server.register(missedAddressesRoutes, { missed });
  await server.register(missedSearchesRoutes, {
    missed: options.missedSearches,
    isCounting: options.resources.countsSearches,
  });
}
