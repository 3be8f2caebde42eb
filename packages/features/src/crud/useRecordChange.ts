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
 * Creates, updates, deletes and restores records. Each change drops what the cache knows of the resource.
 * @returns a function that makes a change and rejects with an `ApiError`
 */
export function useRecordChange(): (change: RecordChange) => Promise<AnyRecord> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (change: RecordChange) => changeRecord(browserTransport, change),
    onSuccess: async (_record, { resource, id }) => {
      const known = id === undefined ? ['single', resource] : singleKey(resource, id);
      client.removeQueries({ queryKey: known, type: 'inactive' });
      // Whoever changed their own account is called something else now, or has a better password.
      if (resource === 'user' && id !== undefined) void client.invalidateQueries({ queryKey: sessionKey });
      void client.invalidateQueries({ queryKey: latestChangesKey });
      await client.invalidateQueries({ queryKey: listKey(resource), refetchType: 'none' });
    },
  });
  return mutateAsync;
}
