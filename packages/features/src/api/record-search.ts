import { resourceNames } from '@porchlight/contract/entities';
import { searchQueryMaxCharacters } from '@porchlight/contract/limits';
import { type FoundRecord, type RecordSearchAnswer, recordSearchCall } from '@porchlight/contract/record-search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserTransport } from './browser-transport.ts';

/** Records asked for at once: what a window holds without much scrolling. */
const limit = 12;
/** How long an answer counts as fresh while somebody types back and forth, in milliseconds. */
const freshMs = 10_000;

/**
 * What a staff member's search finds, best first. An older search that is still under way is broken off, and what it
 * answers late belongs to its own words. Fails at once: whoever types asks again by going on.
 */
export function recordSearchQuery(typed: string) {
  const q = Array.from(typed.trim().toWellFormed()).slice(0, searchQueryMaxCharacters).join('');
  return queryOptions({
    queryKey: ['record-search', q],
    queryFn: async ({ signal }): Promise<FoundRecord[]> => {
      const { data } = await browserTransport({ ...recordSearchCall, query: { q, limit }, signal });
      const records = (data as Partial<RecordSearchAnswer> | null)?.records;
      // A backend without the call may answer it with anything, such as its start page.
      return Array.isArray(records) ? records.filter(({ resource }) => resourceNames.includes(resource)) : [];
    },
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    gcTime: freshMs,
    retry: false,
    retryOnMount: true,
  });
}
