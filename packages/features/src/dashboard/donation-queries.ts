import { otherCalls } from '@porchlight/contract/other-calls';
import type { MonthlyAmounts, TotalAmount } from '@porchlight/contract/schemas';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, browserSource, browserTransport, listKey } from '../api/index.ts';

/** What was given, as the home screen tells it. */
export interface DonationFigures {
  /** Of today, this month and this year. spec 7 */
  totals: TotalAmount;
  /** Of the last twelve months; null when they can't be had: the home screen is complete without them. */
  months: MonthlyAmounts['months'] | null;
}

/**
 * Donation totals and the months, in one call; staff only, so never part of a rendered page. A backend with the
 * specification's calls alone is asked for the totals and for all donations, which are added up here.
 */
export function figuresQuery(now: Date) {
  return queryOptions({
    queryKey: [...listKey('donation'), 'figures'],
    queryFn: async (): Promise<DonationFigures> => {
      try {
        return (await browserTransport(otherCalls.totalAmountByMonth)).data;
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        const [totals, months] = await Promise.all([fetchTotals(), addUpMonths(now).catch(() => null)]);
        return { totals, months };
      }
    },
    staleTime: 0,
  });
}

async function fetchTotals(): Promise<TotalAmount> {
  return (await browserTransport(otherCalls.totalAmount)).data;
}

async function addUpMonths(now: Date): Promise<MonthlyAmounts['months']> {
  const [{ records }, { monthlyAmounts }] = await Promise.all([
    browserSource.list('donation', {}),
    import('./monthly-amounts.ts'),
  ]);
  return monthlyAmounts(records, now);
}
