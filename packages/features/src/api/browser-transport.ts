import type { RecordSource } from '@porchlight/contract/rendering';
import { loadChunk } from './load-chunk.ts';
import type { Transport } from './transport.ts';

/** Loads the HTTP client at the first request, so that it is not in the bundle of pages that make none. */
const load = () => loadChunk('axios-transport', () => import('./axios-transport.ts'));

/** Sends one request from the browser, with the stored token. */
export const browserTransport: Transport = async (request) => (await load()).axiosTransport(request);

/** Reads records from the browser over HTTP. */
export const browserSource: RecordSource = {
  list: async (...asked) => (await load()).axiosSource.list(...asked),
  single: async (...asked) => (await load()).axiosSource.single(...asked),
  search: async (...asked) => (await load()).axiosSource.search(...asked),
};
