import type { otherCalls } from '@porchlight/contract/other-calls';
import { resources } from '@porchlight/contract/resources';
import { monthlyAmountsSchema, totalAmountSchema } from '@porchlight/contract/schemas';
import { answered, type CallDescription, schemaNotes } from '../http/call-description.ts';

schemaNotes.add(totalAmountSchema, {
  id: 'TotalAmount',
  description: 'Sums in US dollars, by the calendar where the organization is.',
});
schemaNotes.add(monthlyAmountsSchema, { id: 'MonthlyAmounts', description: 'Twelve months, the oldest first.' });

const totals = {
  total_amount_current_date: 25.5,
  total_amount_current_month: 25.5,
  total_amount_current_year: 25.5,
};

const donations = { group: resources.donation.plural } as const;

/** OpenAPI descriptions of the calls for donation totals, by their names in the contract. */
export const describeDonationTotals = {
  totalAmount: () => ({
    ...donations,
    id: 'getTotalAmount',
    summary: 'Sums of donations today, this month and this year',
    answers: [answered('The three sums.', totalAmountSchema, totals)],
  }),
  totalAmountByMonth() {
    const months = Array.from({ length: 12 }, (_, index) => ({
      month: `${index < 9 ? 2025 : 2026}-${String(((index + 3) % 12) + 1).padStart(2, '0')}`,
      total_amount: index === 11 ? 25.5 : 0,
    }));
    return {
      ...donations,
      id: 'getTotalAmountByMonth',
      summary: 'Sums of donations in the last twelve months, this one included',
      answers: [
        answered('A sum for each month, also for those without a donation, and the totals.', monthlyAmountsSchema, {
          months,
          totals,
        }),
      ],
    };
  },
} satisfies Partial<Record<keyof typeof otherCalls, () => CallDescription>>;
