import type { AtWork, KeptDraft } from '@porchlight/contract/drafts';
import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { isNotThere } from './api-error.ts';
import { browserTransport } from './browser-transport.ts';
import { loadChunk } from './load-chunk.ts';

/** Who else is editing a record, the latest first; empty with a backend that stores no drafts. */
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

/** Loads the calls that store, fetch and delete the account's drafts; a separate chunk because few pages need it. */
export const loadDraftCalls = () => loadChunk('drafts', () => import('./draft-calls.ts'));
