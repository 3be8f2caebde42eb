import { dayAt, dayOf } from '@porchlight/contract/dates';
import { chartMonths } from '@porchlight/contract/limits';
import { fromCents, toCents } from '@porchlight/contract/money';
import type { MonthlyAmounts } from '@porchlight/contract/schemas';

/**
 * Sums of the last twelve months, the oldest first, by the calendar where the organization is. Donations without a day
 * belong to no month.
 */
export function monthlyAmounts(
  donations: readonly { amount: number; date: string | null }[],
  now: Date,
): MonthlyAmounts['months'] {
  const cents = new Map(lastMonths(now).map((month) => [month, 0]));
  for (const { amount, date } of donations) {
    const month = date === null ? undefined : dayOf(date)?.slice(0, 7);
    const sum = month === undefined ? undefined : cents.get(month);
    // Whole cents, so that thousands of small gifts add up to what they are.
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
