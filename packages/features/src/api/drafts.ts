import type { AtWork, KeptDraft } from '@porchlight/contract/drafts';
import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { isNotThere } from './api-error.ts';
import { browserTransport } from './browser-transport.ts';
import { loadChunk } from './load-chunk.ts';

/** Who else is at work on a record, the latest first; nobody with a backend that keeps no drafts. */
export function atWorkQuery(resource: KeptDraft['resource'], record: string) {
  return queryOptions({
    queryKey: ['at work', resource, record],
    queryFn: async (): Promise<AtWork[]> => {
      try {
        return (await browserTransport({ ...otherCalls.atWork, query: { resource, record } })).data.at_work;
      } catch (error) {
        if (!isNotThere(error)) throw error;
        return [];
      }
    },
    staleTime: 0,
  });
}

/** Loads what keeps, reads and forgets drafts of the account, for the few that have one. */
export const loadDraftCalls = () => loadChunk('drafts', () => import('./draft-calls.ts'));
