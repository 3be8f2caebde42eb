import { otherCalls } from '@porchlight/contract/other-calls';
import type { MonthlyAmounts, TotalAmount } from '@porchlight/contract/schemas';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { MockMode } from './mock-api.ts';

/** Mocks the calls for donation totals and monthly sums. With `months` null, the backend lacks the monthly call. */
export function mockFigures(
  totals: TotalAmount,
  months: MonthlyAmounts['months'] | null,
  mode: MockMode = 'answering',
): RequestHandler[] {
  const answer = async (body: object | null) => {
    if (mode === 'waiting') await delay('infinite');
    if (mode === 'failing') return HttpResponse.json({ error: { code: 'internal', message: 'No.' } }, { status: 500 });
    return body ? HttpResponse.json(body) : new HttpResponse(null, { status: 404 });
  };
  return [
    http.get(otherCalls.totalAmount.path, () => answer(totals)),
    http.get(otherCalls.totalAmountByMonth.path, () => answer(months && { months, totals })),
  ];
}

/** Makes the totals of today, this month and this year. */
export function totalsOf(day: number, month: number, year: number): TotalAmount {
  return { total_amount_current_date: day, total_amount_current_month: month, total_amount_current_year: year };
}

/** Makes the sums of the twelve months up to March 2026. */
export function monthsOf(amounts: readonly number[]): MonthlyAmounts['months'] {
  return amounts.map((total_amount, index) => ({
    month: `${index < 9 ? 2025 : 2026}-${String(((index + 3) % 12) + 1).padStart(2, '0')}`,
    total_amount,
  }));
}
