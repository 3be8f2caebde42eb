import type { ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { personName } from '@porchlight/contract/person-names';
import { useQuery } from '@tanstack/react-query';
import { lastChangeQuery } from '../api/index.ts';

interface ChangedByProps {
  resource: ResourceName;
  record: AnyRecord;
  /** What stands before the name: 'by' or '·'. */
  before: string;
}

/** The name of who changed a record last; nothing while unknown, and for changes by visitors and the server. */
export function ChangedBy({ resource, record, before }: ChangedByProps) {
  const { data } = useQuery(lastChangeQuery(resource, record.id, record.version));
  return data?.by ? ` ${before} ${personName(data.by)}` : null;
}
