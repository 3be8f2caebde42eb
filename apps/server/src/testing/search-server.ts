import type { ResourceName } from '@porchlight/contract/entities';
import type { SearchKind } from '@porchlight/contract/search';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { serverForEachTest } from './test-server.ts';

/**
 * Starts a server for the tests of a file or group, and returns helpers for tests of the search.
 * @param serve starts the server. @default one for each test
 */
export function searchServer(serve = serverForEachTest) {
  const server = serve();
  const search = (q: string, options: { kind?: SearchKind; limit?: number; offset?: number } = {}) =>
    server.searchIndex.search({ q, limit: 10, offset: 0, ...options });
  return {
    /** The server of the current test. */
    server,
    search,
    /** Titles of search results, best first. */
    titles: async (q: string) => (await search(q)).results.map(({ title }) => title),
    /** Adds a record; other values are sample values. */
    add: (name: ResourceName, values: Record<string, unknown>) =>
      server.resources.services[name].create({ ...sampleValues(name), ...values }),
  };
}
