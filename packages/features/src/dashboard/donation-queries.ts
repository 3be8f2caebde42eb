import { otherCalls } from '@porchlight/contract/calls';
import type { Donation, MonthlyAmounts, TotalAmount } from '@porchlight/contract/entities';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, browserSource, browserTransport, listKey } from '../api/index.ts';
import { monthlyAmounts } from './monthly-amounts.ts';

/** Donation totals of today, this month and this year; staff only, so never part of a rendered page. spec 7 */
export const totalsQuery = queryOptions({
  queryKey: [...listKey('donation'), 'totals'],
  queryFn: async () => (await browserTransport(otherCalls.totalAmount)).data as TotalAmount,
  staleTime: 0,
});

/**
 * Donations of the last twelve months, month by month. A backend that does not know the call is asked for all donations,
 * and they are added up here.
 */
export function monthlyAmountsQuery(now: Date) {
  return queryOptions({
    queryKey: [...listKey('donation'), 'months'],
    queryFn: async () => {
      try {
        return ((await browserTransport(otherCalls.totalAmountByMonth)).data as MonthlyAmounts).months;
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        const { records } = await browserSource.list('donation', {});
        return monthlyAmounts(records as Donation[], now);
      }
    },
    staleTime: 0,
  });
}
