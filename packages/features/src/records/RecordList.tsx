import type { ResourceName } from '@porchlight/contract/calls';
import type { RecordOf } from '@porchlight/contract/entities';
import { Loading } from '@porchlight/ui/Loading';
import type { ReactNode } from 'react';
import { type FailedResult, FetchFailure } from './FetchFailure.tsx';

/** What `RecordList` shows. */
export interface RecordListProps<Name extends ResourceName> {
  /** The resource, which names the error. */
  name: Name;
  /** What `useQuery` gave for the list. */
  result: FailedResult & {
    data?: { records: RecordOf<Name>[]; totalCount: number | null };
    isFetching: boolean;
    isPending: boolean;
  };
  /** Stands where there are no records. */
  empty: ReactNode;
  /** Draws the records, of which there is at least one. */
  children: (records: RecordOf<Name>[], totalCount: number) => ReactNode;
}

/** A list on its way, failed, empty or there. spec 4, 8 */
export function RecordList<Name extends ResourceName>({ name, result, empty, children }: RecordListProps<Name>) {
  if (result.isPending || (!result.data && result.isFetching)) return <Loading />;
  if (!result.data) return <FetchFailure name={name} result={result} />;
  const { records, totalCount } = result.data;
  return records.length === 0 ? empty : children(records, totalCount ?? records.length);
}
