import { callPath, type ListQuery, resourceCalls } from '@porchlight/contract/calls';
import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import type { StateFilter } from '@porchlight/contract/publication';
import type { RecordSource } from '@porchlight/contract/rendering';
import { isSearchKind, type SearchResponse, searchCall } from '@porchlight/contract/search';
import { applyListQuery } from './list-query.ts';
import type { Transport } from './transport.ts';
import { unwrap } from './unwrap.ts';

/** A response body: the value itself, or an object with the value under a key. */
type MaybeWrapped<Value> = Value | Record<string, Value>;

/** Reads records over HTTP from any backend that implements section 7 of the specification. */
export function httpSource(transport: Transport): RecordSource {
  return {
    async list<Name extends ResourceName>(name: Name, query: ListQuery) {
      const { list, listKey } = resourceCalls[name];
      const { filter, ...params } = query;
      const { data, totalCount, page } = await transport<MaybeWrapped<RecordOf<Name>[]>>({
        method: 'GET',
        path: list.path,
        query: { ...params, filter: filter && JSON.stringify(filter) },
      });
      const records = unwrap<RecordOf<Name>[]>(data, listKey);
      if (!Array.isArray(records)) throw new TypeError(`${list.path} did not return a list.`);
      return applyListQuery({ records, totalCount, page }, query);
    },
    async single<Name extends ResourceName>(name: Name, id: string, state?: StateFilter) {
      const { single, singleKey } = resourceCalls[name];
      const { data } = await transport<MaybeWrapped<RecordOf<Name>>>({
        method: 'GET',
        path: callPath(single, id),
        ...(state && { query: { state } }),
      });
      return unwrap<RecordOf<Name>>(data, singleKey);
    },
    async search(query, signal) {
      const { method, path } = searchCall;
      const { data } = await transport({ method, path, query: { ...query }, signal });
      if (!isSearchResponse(data)) throw new TypeError(`${path} did not return results.`);
      // A newer backend may return kinds that this client has no page for.
      return { ...data, results: data.results.filter(({ kind }) => isSearchKind(kind)) };
    },
  };
}

/** A backend without the call may respond with anything, such as its home page's HTML. */
function isSearchResponse(data: unknown): data is SearchResponse {
  return typeof data === 'object' && data !== null && 'results' in data && Array.isArray(data.results);
}
