import type { HistoryEntry } from '@porchlight/contract/history';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, listKey, restoreVersion, singleKey } from '../api/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { textAsRead } from './record-helpers.ts';
import { useRecordChange } from './useRecordChange.ts';

/**
 * Undoes the last change of a record: saves the previous values as a new version, or restores a deleted record.
 * @returns a function that does it and resolves to a message; it rejects with an `ApiError`: `stale_version` if
 *   someone has changed the record since, in which case nothing is undone
 */
export function useUndoChange(): (entry: HistoryEntry) => Promise<string> {
  const client = useQueryClient();
  const change = useRecordChange();
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, version }: HistoryEntry) => restoreVersion(id, { version, state: 'before' }),
    onSuccess: async (_response, { resource, record_id }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: singleKey(resource, String(record_id)) }),
        client.invalidateQueries({ queryKey: listKey(resource), refetchType: 'none' }),
      ]);
    },
  });
  return async (entry) => {
    if (entry.action === 'delete') {
      await change({ resource: entry.resource, call: 'restore', id: String(entry.record_id) });
      return `Restored “${textAsRead(entry.title)}”.`;
    }
    const { record, missing_files } = await mutateAsync(entry);
    const missing =
      Object.keys(missing_files).length > 0 ? ' One of its files no longer exists, so the current file was kept.' : '';
    return `The change to “${textAsRead(entry.title)}” was undone. It is saved as version ${record.version}.${missing}`;
  };
}

/** Error message for a change that could not be undone: why, and what to do. */
export function undoErrorText(entry: HistoryEntry, { singular }: EntityDefinition, cause: unknown): string {
  const isStale = cause instanceof ApiError && cause.code === 'stale_version';
  if (isStale) {
    return `Someone else has changed this ${singular}, so nothing was undone. Check their change below first.`;
  }
  const reason = cause instanceof ApiError ? cause.message : 'Try again.';
  return `The change to “${textAsRead(entry.title)}” was not undone. ${reason}`;
}
