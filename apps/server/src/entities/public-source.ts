import { accessTo } from '@porchlight/contract/call-access';
import type { ResourceName } from '@porchlight/contract/entities';
import type { RecordSource } from '@porchlight/contract/rendering';
import { resources as table } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import type { FormEntries } from '../forms/form-entries.ts';
import { parseId } from '../records/live-rows.ts';
import type { Registrations } from '../registrations/registrations.ts';
import type { SearchService } from '../search/search-service.ts';
import type { FacetReader } from './facets-route.ts';
import { pageIdAt } from './page-at.ts';
import type { ResourceService } from './resource-service.ts';

/**
 * A visitor's read requests without HTTP: with the same access checks and the same records. Callers may modify the
 * results.
 */
export function createPublicSource(
  db: Kysely<Tables>,
  services: Readonly<Record<ResourceName, Pick<ResourceService, 'list' | 'single'>>>,
  search: SearchService,
  {
    forms,
    registrations,
    readFacets,
  }: {
    forms: Pick<FormEntries, 'key'>;
    registrations: Pick<Registrations, 'key'>;
    readFacets: FacetReader;
  },
): RecordSource {
  const rejectHidden = (name: ResourceName, action: 'list' | 'single') => {
    if (accessTo(name, action) !== 'anyone') throw new HttpError('unauthorized', 'Sign in to continue.');
  };
  return {
    async list(name, query) {
      rejectHidden(name, 'list');
      const { bytes, totalCount = null } = await services[name].list(query);
      return { records: JSON.parse(bytes.toString())[table[name].calls.listKey], totalCount };
    },
    async single(name, id) {
      rejectHidden(name, 'single');
      const { bytes } = await services[name].single(parseId(name, id));
      return JSON.parse(bytes.toString())[table[name].calls.singleKey];
    },
    async pageAt(path) {
      const { bytes } = await services.page.single(await pageIdAt(db, path));
      return JSON.parse(bytes.toString())[table.page.calls.singleKey];
    },
    async facets(name) {
      const { bytes } = await readFacets(name);
      return JSON.parse(bytes.toString()).facets;
    },
    formKey: (id) => forms.key(parseId('form', id)),
    registrationKey: (id) => registrations.key(parseId('event', id)),
    async search(query) {
      const { bytes } = await search(query);
      return JSON.parse(bytes.toString());
    },
  };
}
