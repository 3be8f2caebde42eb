import { otherCalls } from '@porchlight/contract/other-calls';
import type { MonthlyAmounts, TotalAmount } from '@porchlight/contract/schemas';
import { queryOptions } from '@tanstack/react-query';
import { browserSource, listKey, sendCall, sendOptionalCall } from '../api/index.ts';

/** Donation figures of the home screen. */
export interface DonationFigures {
  /** Totals of today, this month and this year. spec 7 */
  totals: TotalAmount;
  /** Sums of the last twelve months; null when they can't be loaded, as the home screen works without them. */
  months: MonthlyAmounts['months'] | null;
}

/**
 * Donation totals and monthly sums in one request; staff only, so never in server-rendered HTML. From a backend with
 * only the specification's calls, it fetches the totals and all donations, and sums these here.
 */
export function donationFiguresQuery(now: Date) {
  return queryOptions({
    queryKey: [...listKey('donation'), 'figures'],
    queryFn: async (): Promise<DonationFigures> => {
      const figures = await sendOptionalCall(otherCalls.totalAmountByMonth);
      if (figures) return figures;
      const [totals, months] = await Promise.all([
        sendCall(otherCalls.totalAmount),
        addUpMonths(now).catch(() => null),
      ]);
      return { totals, months };
    },
    staleTime: 0,
  });
}

async function addUpMonths(now: Date): Promise<MonthlyAmounts['months']> {
  const [{ records }, { monthlyAmounts }] = await Promise.all([
    browserSource.list('donation', {}),
    import('./monthly-amounts.ts'),
  ]);
  return monthlyAmounts(records, now);
}
