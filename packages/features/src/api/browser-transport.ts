import { loadChunk } from './load-chunk.ts';
import type { Transport } from './transport.ts';

/** Loads the HTTP client with the first call, so that a page that makes none does not carry it. */
export const browserTransport: Transport = async (request) => {
  const { axiosTransport } = await loadChunk('axios-transport', () => import('./axios-transport.ts'));
  return axiosTransport(request);
};
