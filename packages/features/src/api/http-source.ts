import { callPath, type ListQuery, resourceCalls } from '@porchlight/contract/calls';
import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import type { FacetsResponse } from '@porchlight/contract/facets';
import type { FormKeyResponse } from '@porchlight/contract/forms/form-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { PageAtResponse } from '@porchlight/contract/page-paths';
import type { StateFilter } from '@porchlight/contract/publication';
import type { RegistrationKeyResponse } from '@porchlight/contract/registrations';
import type { RecordSource } from '@porchlight/contract/rendering';
import { isSearchKind, type SearchResponse, searchCall } from '@porchlight/contract/search';
import type { Transport } from './transport.ts';

/** Reads records over HTTP. */
export function httpSource(transport: Transport): RecordSource {
  return {
    async list<Name extends ResourceName>(name: Name, query: ListQuery) {
      const { list, listKey } = resourceCalls[name];
      const { filter, ...params } = query;
      const { data, totalCount, page } = await transport<Record<string, RecordOf<Name>[]>>({
        method: 'GET',
        path: list.path,
        query: { ...params, filter: filter && JSON.stringify(filter) },
      });
      const records = data[listKey];
      // A server or proxy in trouble may respond with anything, such as an HTML page.
      if (!Array.isArray(records)) throw new TypeError(`${list.path} did not return a list.`);
      return { records, totalCount, page };
    },
    async single<Name extends ResourceName>(name: Name, id: string, state?: StateFilter) {
      const { single, singleKey } = resourceCalls[name];
      const { data } = await transport<Record<string, RecordOf<Name>>>({
        method: 'GET',
        path: callPath(single, id),
        ...(state && { query: { state } }),
      });
      const record = data[singleKey];
      if (!record) throw new TypeError(`${single.path} did not return a record.`);
      return record;
    },
    async pageAt(path) {
      const { data } = await transport<PageAtResponse>({ ...otherCalls.pageAt, query: { path } });
      return data.page;
    },
    async facets(resource) {
      const { data } = await transport<FacetsResponse>({ ...otherCalls.facets, query: { resource } });
      return data.facets;
    },
    async formKey(id) {
      const { method, path } = otherCalls.formKey;
      const { data } = await transport<FormKeyResponse>({ method, path: callPath({ method, path }, id) });
      return data.form_key;
    },
    async registrationKey(id) {
      const { method, path } = otherCalls.registrationKey;
      const { data } = await transport<RegistrationKeyResponse>({ method, path: callPath({ method, path }, id) });
      return data.registration_key;
    },
    async search(query, signal) {
      const { method, path } = searchCall;
      const { data } = await transport({ method, path, query: { ...query }, signal });
      if (!isSearchResponse(data)) throw new TypeError(`${path} did not return results.`);
      // A newer server may return kinds that this client has no page for.
      return { ...data, results: data.results.filter(({ kind }) => isSearchKind(kind)) };
    },
  };
}

function isSearchResponse(data: unknown): data is SearchResponse {
  return typeof data === 'object' && data !== null && 'results' in data && Array.isArray(data.results);
}
