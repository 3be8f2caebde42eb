import { useQuery } from '@tanstack/react-query';
import type { ListQueryOptions } from '../api/index.ts';
import { type Dated, splitUpcomingAndPast } from '../dates/index.ts';
import { useNow } from '../site/index.ts';

/** The result of a query of dated records in the order `soonest`, without those that are over. */
export function useUpcoming<Item extends Dated>(query: ListQueryOptions<Item>) {
  const now = useNow();
  return useQuery({
    ...query,
    select: (data) => ({ ...data, records: splitUpcomingAndPast(data.records, now).upcoming }),
  });
}
