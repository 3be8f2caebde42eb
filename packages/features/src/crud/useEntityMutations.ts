import type { ResourceName } from '@porchlight/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browserTransport, type RecordMutations, recordMutations } from '../api/index.ts';

/** The changing calls of a resource, over the shared client. */
export function useEntityMutations<Name extends ResourceName>(name: Name): RecordMutations<Name> {
  const client = useQueryClient();
  return useMemo(() => recordMutations(name, client, browserTransport), [name, client]);
}
