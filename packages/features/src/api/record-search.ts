import { resourceNames } from '@porchlight/contract/entities';
import { searchQueryMaxCharacters } from '@porchlight/contract/limits';
import {
  type RecordSearchResponse,
  type RecordSearchResult,
  recordSearchCall,
} from '@porchlight/contract/record-search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { sendCall } from './browser-transport.ts';

/** Records per search: about what the dialog shows without much scrolling. */
const limit = 12;
/** How long results are cached while someone types and deletes, in milliseconds. */
const cacheTimeMs = 10_000;

/**
 * Query of the dashboard's record search, best match first. An older search in progress is aborted; a late response is
 * stored under its own key. Not retried: the next keystroke searches again.
 */
export function recordSearchQuery(typed: string) {
  const q = searchQuery(typed);
  return queryOptions({
    queryKey: ['record-search', q],
    queryFn: ({ signal }) => findRecords(q, signal),
    placeholderData: keepPreviousData,
    staleTime: cacheTimeMs,
    gcTime: cacheTimeMs,
    retry: false,
    retryOnMount: true,
  });
}

/** Finds records by typed words, best match first. */
export async function findRecords(typed: string, signal?: AbortSignal): Promise<RecordSearchResult[]> {
  const query = { q: searchQuery(typed), limit };
  const { records } = await sendCall<RecordSearchResponse>(recordSearchCall, { query, signal });
  // A newer server may return resources that this client has no screen for.
  return records.filter(({ resource }) => resourceNames.includes(resource));
}

const searchQuery = (typed: string) =>
  Array.from(typed.trim().toWellFormed()).slice(0, searchQueryMaxCharacters).join('');
