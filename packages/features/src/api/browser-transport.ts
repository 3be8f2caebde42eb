import { type Call, callPath } from '@porchlight/contract/calls';
import type { RecordSource } from '@porchlight/contract/rendering';
import { loadChunk } from './load-chunk.ts';
import type { ApiRequest, Transport } from './transport.ts';

/** Loads the HTTP client at the first request, so that it is not in the bundle of pages that make none. */
const load = () => loadChunk('axios-transport', () => import('./axios-transport.ts'));

/** Sends one request from the browser, with the stored token. */
export const browserTransport: Transport = async (request) => (await load()).axiosTransport(request);

/** What a call is sent with; `id` stands in its path. */
type CallInput = Pick<ApiRequest, 'query' | 'body' | 'signal'> & { id?: number | string };

/** Sends a call from the browser. @returns the body of the response @throws ApiError */
export async function sendCall<Data>(call: Call<Data>, { id, ...input }: CallInput = {}): Promise<Data> {
  return (await browserTransport<Data>({ method: call.method, path: callPath(call, id), ...input })).data;
}

/** Reads records from the browser over HTTP. */
export const browserSource: RecordSource = {
  list: async (...args) => (await load()).axiosSource.list(...args),
  single: async (...args) => (await load()).axiosSource.single(...args),
  pageAt: async (...args) => (await load()).axiosSource.pageAt(...args),
  facets: async (...args) => (await load()).axiosSource.facets(...args),
  formKey: async (...args) => (await load()).axiosSource.formKey(...args),
  registrationKey: async (...args) => (await load()).axiosSource.registrationKey(...args),
  search: async (...args) => (await load()).axiosSource.search(...args),
};
