import type { ResourceName } from '@porchlight/contract/entities';
import { Loading } from '@porchlight/ui/Loading';
import type { ReactNode } from 'react';
import { type FailedResult, FetchFailure } from './FetchFailure.tsx';

/** What `useQuery` gives for a list. */
export interface ListResult<Item> extends FailedResult {
  data?: { records: Item[]; totalCount: number | null };
  isFetching: boolean;
  isPending: boolean;
}

export interface RecordListProps<Item> {
  /** The resource, which names the error. */
  name: ResourceName;
  /** What `useQuery` gave for the list. */
  result: ListResult<Item>;
  /** Stands where there are no records. */
  empty: ReactNode;
  /** Draws the records, of which there is at least one. */
  children: (records: Item[], totalCount: number) => ReactNode;
}

/** A list on its way, failed, empty or there. spec 4, 8 */
export function RecordList<Item>({ name, result, empty, children }: RecordListProps<Item>) {
  if (result.isPending || (!result.data && result.isFetching)) return <Loading />;
  if (!result.data) return <FetchFailure name={name} result={result} />;
  const { records, totalCount } = result.data;
  return records.length === 0 ? empty : children(records, totalCount ?? records.length);
}
