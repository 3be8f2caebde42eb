import { dayAt, dayOf } from '@porchlight/contract/dates';
import { chartMonths } from '@porchlight/contract/limits';
import { fromCents, toCents } from '@porchlight/contract/money';
import type { MonthlyAmounts } from '@porchlight/contract/schemas';

/**
 * Sums of donations in the last twelve months, the oldest first, in the organization's time zone. Donations without a
 * date are left out.
 */
export function monthlyAmounts(
  donations: readonly { amount: number; date: string | null }[],
  now: Date,
): MonthlyAmounts['months'] {
  const cents = new Map(lastMonths(now).map((month) => [month, 0]));
  for (const { amount, date } of donations) {
    const month = date === null ? undefined : dayOf(date)?.slice(0, 7);
    const sum = month === undefined ? undefined : cents.get(month);
    // Integer cents avoid rounding errors in the sum.
    if (month !== undefined && sum !== undefined) cents.set(month, sum + toCents(Number(amount)));
  }
  return [...cents].map(([month, sum]) => ({ month, total_amount: fromCents(sum) }));
}

function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = dayAt(now).split('-').map(Number);
  return Array.from({ length: chartMonths }, (_, index) => {
    const count = year * 12 + month - chartMonths + index;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}
