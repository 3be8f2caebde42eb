import type { FastifyInstance } from 'fastify';
import { addPictures } from './add-pictures.ts';
import { draftRoutes } from './draft-routes.ts';
import type { Drafts } from './drafts.ts';
import { importEmails } from './import-emails.ts';
import { previewLinkRoutes } from './preview-link-routes.ts';
import type { PreviewLinks } from './preview-links.ts';
import { type ResourceRoutesOptions, resourceRoutes } from './resource-routes.ts';
import { totalAmountRoute } from './total-amount.ts';
import { uploadRoutes } from './upload-routes.ts';
import { usesRoutes } from './uses-routes.ts';
import { waitingRoute } from './waiting-records.ts';

/** Dependencies of the calls for records. */
interface RecordCallsOptions extends ResourceRoutesOptions {
  drafts: Drafts;
  previews: PreviewLinks;
}

/** Registers the calls for records and related data, in the order of the OpenAPI document. */
export async function recordCalls(server: FastifyInstance, options: RecordCallsOptions): Promise<void> {
  const { drafts, previews } = options;
  await server.register(uploadRoutes, options);
  await server.register(resourceRoutes, options);
  await server.register(addPictures, options);
  await server.register(totalAmountRoute, options);
  await server.register(waitingRoute, options);
  await server.register(usesRoutes, options);
  await server.register(previewLinkRoutes, { links: previews });
  await server.register(draftRoutes, { drafts });
  await server.register(importEmails, options);
}
