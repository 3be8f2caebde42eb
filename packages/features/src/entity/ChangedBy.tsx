import type { ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { useQuery } from '@tanstack/react-query';
import { lastChangeQuery } from '../api/index.ts';

/** Who changed a record last; nothing while unknown, and for changes by visitors and the server. */
export function ChangedBy({ resource, record }: { resource: ResourceName; record: AnyRecord }) {
  const { data } = useQuery(lastChangeQuery(resource, record.id, record.version));
  return data?.by ? `by ${data.by.username}` : null;
}
