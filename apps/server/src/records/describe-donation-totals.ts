import { resources } from '@porchlight/contract/resources';
import { monthlyAmountsSchema, totalAmountSchema } from '@porchlight/contract/schemas';
import { answered, describeCalls, schemaNotes } from '../http/call-description.ts';

schemaNotes.add(totalAmountSchema, {
  id: 'TotalAmount',
  description: 'Sums in US dollars; days are in the organization’s time zone.',
});
schemaNotes.add(monthlyAmountsSchema, { id: 'MonthlyAmounts', description: 'Twelve months, the oldest first.' });

const totals = {
  total_amount_current_date: 25.5,
  total_amount_current_month: 25.5,
  total_amount_current_year: 25.5,
};

/** OpenAPI descriptions of the calls for donation totals, by their names in the contract. */
export const describeDonationTotals = describeCalls(resources.donation.plural, {
  totalAmount: () => ({
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
      id: 'getTotalAmountByMonth',
      summary: 'Sums of donations in the last twelve months, including this one',
      answers: [
        answered('A sum for each month, including months without donations, and the totals.', monthlyAmountsSchema, {
          months,
          totals,
        }),
      ],
    };
  },
});
