import { otherCalls } from '@porchlight/contract/calls';
import { type TotalAmount, totalAmountSchema } from '@porchlight/contract/entities';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { requireStaff } from '../plugins/session.ts';
import { dayOf } from './moments.ts';

/** Sums of the donations of today, this month and this year, by the calendar where the organisation is. */
export async function readTotalAmount(db: Database, now: Date): Promise<TotalAmount> {
  const today = dayOf(now);
  // Days are text of one length, so a month is everything that begins with it.
  const sumOf = async (period: string) => {
    const { cents } = await db.read
      .selectFrom('donations')
      .select((each) => each.fn.sum<number | null>('amount_cents').as('cents'))
      .where('deleted_at', 'is', null)
      .where('date', '>=', period)
      .where('date', '<', `${period}~`)
      .executeTakeFirstOrThrow();
    return Number(cents ?? 0) / 100;
  };
  return totalAmountSchema.parse({
    total_amount_current_date: await sumOf(today),
    total_amount_current_month: await sumOf(today.slice(0, 7)),
    total_amount_current_year: await sumOf(today.slice(0, 4)),
  });
}

/** `GET /api/total-amount`, for staff. */
export async function totalAmountRoute(
  app: FastifyInstance,
  { db, now }: { db: Database; now: () => Date },
): Promise<void> {
  const { method, path: url } = otherCalls.totalAmount;
  app.route({
    method,
    url,
    onRequest: async (request) => void requireStaff(request),
    handler: async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await readTotalAmount(db, now())),
  });
}
