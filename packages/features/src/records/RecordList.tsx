import type { ResourceName } from '@porchlight/contract/entities';
import { Loading } from '@porchlight/ui/feedback/Loading';
import type { ReactNode } from 'react';
import { type FailedResult, FetchFailure } from './FetchFailure.tsx';

/** The part of a list's `useQuery` result that `RecordList` needs. */
export interface ListResult<Item> extends FailedResult {
  data?: { records: Item[]; totalCount: number | null };
  isFetching: boolean;
  isPending: boolean;
}

export interface RecordListProps<Item> {
  /** The resource, for the error text. */
  name: ResourceName;
  /** Result of the list's query. */
  result: ListResult<Item>;
  /** Shown if there are no records. */
  empty: ReactNode;
  /** Renders the records, at least one. */
  children: (records: Item[], totalCount: number) => ReactNode;
}

/** A list with its loading, error and empty states. spec 4, 8 */
export function RecordList<Item>({ name, result, empty, children }: RecordListProps<Item>) {
  if (result.isPending || (!result.data && result.isFetching)) return <Loading />;
  if (!result.data) return <FetchFailure name={name} result={result} />;
  const { records, totalCount } = result.data;
  return records.length === 0 ? empty : children(records, totalCount ?? records.length);
}
