import type { AnyRecord } from '@porchlight/contract/entity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  browserTransport,
  changeRecord,
  latestChangesKey,
  listKey,
  type RecordChange,
  sessionKey,
  singleKey,
} from '../api/index.ts';

/**
 * Creates, updates, deletes and restores records, and invalidates the caches that a change makes stale.
 * @returns a function that makes a change and rejects with an `ApiError`
 */
export function useRecordChange(): (change: RecordChange) => Promise<AnyRecord> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (change: RecordChange) => changeRecord(browserTransport, change),
    onSuccess: async (_record, { resource, id }) => {
      const changedKey = id === undefined ? ['single', resource] : singleKey(resource, id);
      client.removeQueries({ queryKey: changedKey, type: 'inactive' });
      // Users may have changed their own username or password, which the session includes.
      if (resource === 'user' && id !== undefined) void client.invalidateQueries({ queryKey: sessionKey });
      void client.invalidateQueries({ queryKey: latestChangesKey });
      await client.invalidateQueries({ queryKey: listKey(resource), refetchType: 'none' });
    },
  });
  return mutateAsync;
}
