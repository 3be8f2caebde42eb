import { otherCalls } from '@porchlight/contract/calls';
import type { TotalAmount } from '@porchlight/contract/entities';
import { queryOptions } from '@tanstack/react-query';
import { browserTransport } from '../api/index.ts';

/** Donation totals of today, this month and this year; staff only, so never part of a rendered page. spec 7 */
export const totalsQuery = queryOptions({
  queryKey: ['list', 'donation', 'totals'],
  queryFn: async () => (await browserTransport(otherCalls.totalAmount)).data as TotalAmount,
  staleTime: 0,
});
