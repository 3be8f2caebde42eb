import type { SavedDraft } from '@porchlight/contract/drafts';
import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { sendCall } from './browser-transport.ts';
import { loadChunk } from './load-chunk.ts';

/** Who else is editing a record, the latest first. */
export function concurrentEditorsQuery(resource: SavedDraft['resource'], record: string) {
  return queryOptions({
    queryKey: ['at work', resource, record],
    queryFn: async () => (await sendCall(otherCalls.concurrentEditors, { query: { resource, record } })).at_work,
    staleTime: 0,
  });
}

/** Loads the calls that store, fetch and delete the account's drafts; a separate chunk because few pages need it. */
export const loadDraftCalls = () => loadChunk('drafts', () => import('./draft-calls.ts'));
