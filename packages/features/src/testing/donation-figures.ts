import { otherCalls } from '@porchlight/contract/other-calls';
import type { MonthlyAmounts, TotalAmount } from '@porchlight/contract/schemas';
import type { RequestHandler } from 'msw';
import { type MockMode, mockCall } from './mock-call.ts';

/** Mocks the call for donation totals and monthly sums. */
export function mockDonationFigures(
  totals: TotalAmount,
  months: MonthlyAmounts['months'],
  mode: MockMode = 'responding',
): RequestHandler {
  return mockCall(otherCalls.totalAmountByMonth, () => ({ months, totals }), mode);
}

/** Makes the totals of today, this month and this year. */
export function makeDonationTotals(day: number, month: number, year: number): TotalAmount {
  return { total_amount_current_date: day, total_amount_current_month: month, total_amount_current_year: year };
}

/** Makes the sums of the twelve months up to March 2026. */
export function makeMonthlyAmounts(amounts: readonly number[]): MonthlyAmounts['months'] {
  return amounts.map((total_amount, index) => ({
    month: `${index < 9 ? 2025 : 2026}-${String(((index + 3) % 12) + 1).padStart(2, '0')}`,
    total_amount,
  }));
}
