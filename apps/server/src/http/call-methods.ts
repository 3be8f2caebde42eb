import { apiKeyCalls } from '@porchlight/contract/api-keys';
import { type Call, callPath, resourceCalls, servedActions } from '@porchlight/contract/calls';
import { resourceNames } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import { recordSearchCall } from '@porchlight/contract/record-search';
import { searchCall } from '@porchlight/contract/search';

/** Address of the page that shows what all calls are. */
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
  // Whoever may read may ask for the headers alone.
  methods: call.method === 'GET' ? ['GET', 'HEAD'] : [call.method],
  pattern: new RegExp(`^${callPath(call, 'ID').replace('ID', '[^/]+')}$`),
}));

/** The methods that a path of the API takes, none where there is no call. */
export function methodsOfCall(path: string): string[] {
  return [...new Set(calls.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))];
}
