import { byName, type MenusRecord, type OrganizationRecord } from '@porchlight/contract/entities';
import type { SiteMenus } from '@porchlight/contract/menus';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import type { RecordSource } from '@porchlight/contract/rendering';
import { resources } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { ListCountCache } from '../lists/list-count-cache.ts';
import { type ResponseCache, serializeResponse } from '../lists/response-cache.ts';
import { recordPresenter } from '../records/record-presenter.ts';
import type { SearchService } from '../search/search-service.ts';
import { facetReader } from './facets-route.ts';
import { linkedRecords } from './linked-records.ts';
import { menusFor } from './menus-with-titles.ts';
import { previewedFormKey, previewedRegistrationKey } from './preview-source.ts';
import { createPublicSource } from './public-source.ts';
import { recordReads } from './record-reads.ts';
import type { ServiceContext } from './resource-service.ts';

/** What visitors would see if other rows were stored. */
export interface PreviewedSite {
  source: RecordSource;
  organization: OrganizationFacts;
  menus: SiteMenus;
}

/** Id of the singleton records. */
const id = 1;

/** Nothing of a preview is cached. */
const uncached: Pick<ResponseCache, 'getOrRead'> = {
  async getOrRead(_resource, { read }) {
    const { body, totalCount, page, ids } = await read();
    return { ...serializeResponse(body, totalCount), page, ids };
  },
};
const uncounted: Pick<ListCountCache, 'of'> = { of: () => ({ get: () => undefined, set: () => undefined }) };

/**
 * Reads the site through another query builder.
 * @param read see `overlayRows`
 */
export async function previewedSite(
  context: ServiceContext,
  search: SearchService,
  read: Kysely<Tables>,
): Promise<PreviewedSite> {
  const db = { ...context.db, read };
  let facts: Promise<OrganizationFacts> | undefined;
  const readFacts = () => (facts ??= readOrganization());
  const own = { ...context, db, cache: uncached, listCounts: uncounted, readFacts };
  const reads = byName((name) => recordReads(resources[name], own, recordPresenter(resources[name], own)));
  const readOrganization = async () => {
    const { bytes } = await reads.organization.single(id);
    const record: OrganizationRecord = JSON.parse(bytes.toString()).organization;
    return organizationFacts(record);
  };
  const { bytes } = await reads.menus.single(id);
  const menus: MenusRecord = JSON.parse(bytes.toString()).menus;
  const organization = await readFacts();
  return {
    source: createPublicSource(read, reads, search, {
      forms: { key: async () => previewedFormKey },
      registrations: { key: async () => previewedRegistrationKey },
      readFacets: facetReader(read, uncached),
    }),
    organization,
    menus: await menusFor(menus, organization, (links) => linkedRecords(read, links, readFacts)),
  };
}
