import { dayAt } from '@porchlight/contract/dates';
import { chartMonths } from '@porchlight/contract/limits';
import { fromCents } from '@porchlight/contract/money';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources } from '@porchlight/contract/resources';
import {
  type MonthlyAmounts,
  monthlyAmountsSchema,
  type TotalAmount,
  totalAmountSchema,
} from '@porchlight/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';

z.globalRegistry.add(totalAmountSchema, {
  id: 'TotalAmount',
  description: 'Sums in US dollars; days are in the organization’s time zone.',
});
z.globalRegistry.add(monthlyAmountsSchema, { id: 'MonthlyAmounts', description: 'Twelve months, the oldest first.' });

const totals = {
  total_amount_current_date: 25.5,
  total_amount_current_month: 25.5,
  total_amount_current_year: 25.5,
};

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `${index < 9 ? 2025 : 2026}-${String(((index + 3) % 12) + 1).padStart(2, '0')}`,
  total_amount: index === 11 ? 25.5 : 0,
}));

/** OpenAPI descriptions of the calls for donation totals, by their names in the contract. */
const describeDonationTotals = describeCalls(resources.donation.plural, {
  totalAmount: {
    operationId: 'getTotalAmount',
    summary: 'Sums of donations today, this month and this year',
    response: { 200: jsonResponse('The three sums.', totalAmountSchema, totals) },
  },
  totalAmountByMonth: {
    operationId: 'getTotalAmountByMonth',
    summary: 'Sums of donations in the last twelve months, including this one',
    response: {
      200: jsonResponse(
        'A sum for each month, including months without donations, and the totals.',
        monthlyAmountsSchema,
        {
          months,
          totals,
        },
      ),
    },
  },
});

/** Sums of the donations of today, this month and this year, in the organization's time zone. */
async function readTotalAmount(db: Database, now: Date): Promise<TotalAmount> {
  const today = dayAt(now);
  // Dates are texts of fixed length, so a month is everything that begins with it.
  const sumOf = async (period: string) => {
    const { cents } = await db.read
      .selectFrom('donations')
      .select((each) => each.fn.sum<number | null>('amount_cents').as('cents'))
      .where('deleted_at', 'is', null)
      .where('date', '>=', period)
      .where('date', '<', `${period}~`)
      .executeTakeFirstOrThrow();
    return fromCents(Number(cents ?? 0));
  };
  return totalAmountSchema.parse({
    total_amount_current_date: await sumOf(today),
    total_amount_current_month: await sumOf(today.slice(0, 7)),
    total_amount_current_year: await sumOf(today.slice(0, 4)),
  });
}

/**
 * Sums of the donations of the last twelve months, the current one included, in the organization's time zone, with the
 * totals.
 */
async function readMonthlyAmounts(db: Database, now: Date): Promise<MonthlyAmounts> {
  const thisMonth = Temporal.PlainYearMonth.from(dayAt(now).slice(0, 7));
  const months = Array.from({ length: chartMonths }, (_, index) =>
    thisMonth.subtract({ months: chartMonths - 1 - index }).toString(),
  );
  const rows = await db.read
    .selectFrom('donations')
    .select((each) => [
      each.fn<string>('substr', ['date', each.val(1), each.val(7)]).as('month'),
      each.fn.sum<number>('amount_cents').as('cents'),
    ])
    .where('deleted_at', 'is', null)
    .where('date', '>=', months[0] ?? '')
    .where('date', '<', `${thisMonth}~`)
    .groupBy('month')
    .execute();
  const cents = new Map(rows.map((row) => [row.month, Number(row.cents)]));
  return monthlyAmountsSchema.parse({
    months: months.map((month) => ({ month, total_amount: fromCents(cents.get(month) ?? 0) })),
    totals: await readTotalAmount(db, now),
  });
}

/** Registers `GET /api/total-amount` and `GET /api/total-amount-by-month`. */
export async function totalAmountRoute(
  app: FastifyInstance,
  { db, now }: { db: Database; now: () => Date },
): Promise<void> {
  const serve = serveCalls(app, otherCalls, describeDonationTotals);
  serve('totalAmount', () => readTotalAmount(db, now()));
  serve('totalAmountByMonth', () => readMonthlyAmounts(db, now()));
}
