import type { ResourceName } from '@porchlight/contract/entities';
import type { RestoreVersionInput, RestoreVersionResponse } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { sendCall } from './browser-transport.ts';
import { fetchHistory, historyKey } from './history.ts';

/** Query of one record in the trash, with all its fields. */
export function deletedRecordQuery(id: number) {
  return queryOptions({
    queryKey: [...historyKey, 'deleted', id],
    queryFn: async () => (await sendCall(otherCalls.deletedRecord, { id })).deleted,
    staleTime: 0,
  });
}

/**
 * Restores a record to the version after, or before, an entry of its history.
 * @throws ApiError `stale_version` when the record is no longer the given version
 */
export function restoreVersion(id: number, input: RestoreVersionInput): Promise<RestoreVersionResponse> {
  return sendCall(otherCalls.restoreVersion, { id, body: { ...input } });
}

/** Finds what a version links to that visitors can't see. @throws ApiError as `restoreVersion` does */
export async function fetchMissingLinks(id: number, { version, state }: RestoreVersionInput) {
  const query = { version: String(version), ...(state && { state }) };
  return (await sendCall(otherCalls.missingLinks, { id, query })).links;
}

/** Returns the new slug of a restored record whose old one was taken; null when it kept its own. */
export async function readNewSlug(resource: ResourceName, record: number): Promise<string | null> {
  const [entry] = (await fetchHistory({ resource, record, limit: 1 })).history;
  const change = entry?.action === 'restore' ? entry.changes.find(({ field }) => field === 'slug') : undefined;
  return change?.to ? String(change.to) : null;
}
