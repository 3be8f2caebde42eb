import { apiKeyCalls } from '@porchlight/contract/api-keys';
import { type Call, callPath, resourceCalls, servedActions } from '@porchlight/contract/calls';
import { resourceNames } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import { recordSearchCall } from '@porchlight/contract/record-search';
import { searchCall } from '@porchlight/contract/search';

/** Path of the API reference page. */
export const docsPath: Call['path'] = '/api/docs';

const calls = [
  searchCall,
  recordSearchCall,
  { method: 'GET', path: docsPath } as const,
  ...Object.values(otherCalls),
  ...Object.values(apiKeyCalls),
  ...resourceNames.flatMap((name) => {
    return servedActions(name).map((action) => resourceCalls[name][action]);
  }),
].map((call) => ({
  // Fastify also serves HEAD for every GET.
  methods: call.method === 'GET' ? ['GET', 'HEAD'] : [call.method],
  pattern: new RegExp(`^${callPath(call, 'ID').replace('ID', '[^/]+')}$`),
}));

/** The methods that a path of the API takes; empty when there is no such call. */
export function methodsOfCall(path: string): string[] {
  return [...new Set(calls.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))];
}
