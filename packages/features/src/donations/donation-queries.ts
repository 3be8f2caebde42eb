import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { listKey, sendCall } from '../api/index.ts';

/** Donation totals and monthly sums in one request; staff only, so never in server-rendered HTML. */
export const donationFiguresQuery = queryOptions({
  queryKey: [...listKey('donation'), 'figures'],
  queryFn: () => sendCall(otherCalls.totalAmountByMonth),
  staleTime: 0,
});
