import { otherCalls } from '@porchlight/contract/other-calls';
import type { SecurityLogQuery } from '@porchlight/contract/security-log';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { sendCall } from '../api/index.ts';

/** Filters of the security log. */
export type SecurityLogFilters = Omit<SecurityLogQuery, 'before' | 'limit'>;

/** The security log as an infinite query, newest first. */
export function securityLogQuery(filters: SecurityLogFilters) {
  return infiniteQueryOptions({
    queryKey: ['security-log', filters],
    queryFn: ({ pageParam }) =>
      sendCall(otherCalls.securityLog, { query: { ...filters, before: pageParam ?? undefined } }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    gcTime: 0,
  });
}
