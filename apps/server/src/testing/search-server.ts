import type { ResourceName } from '@porchlight/contract/entities';
import type { SearchKind } from '@porchlight/contract/search';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { serverForEachTest } from './test-server.ts';

/**
 * Gives tests of a file or a group a server, and what tests of the search do with it.
 * @param serve whose server it is. @default each test's own
 */
export function searchServer(serve = serverForEachTest) {
  const server = serve();
  const search = (q: string, options: { kind?: SearchKind; limit?: number; offset?: number } = {}) =>
    server.db.search.search({ q, limit: 10, offset: 0, ...options });
  return {
    /** The server of the test that runs. */
    server,
    search,
    /** Titles of what a search finds, best first. */
    titles: async (q: string) => (await search(q)).results.map(({ title }) => title),
    /** Adds a record; what is not given is as in the samples. */
    add: (name: ResourceName, values: Record<string, unknown>) =>
      server.resources.services[name].create({ ...sampleValues(name), ...values }),
  };
}
