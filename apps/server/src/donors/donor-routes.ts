import type { DonationFundsResponse } from '@porchlight/contract/donors';
import { donationFundsMax } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';

const fundsSchema: z.ZodType<DonationFundsResponse> = z
  .object({ funds: z.array(z.string()) })
  .meta({ id: 'DonationFunds', description: 'What donations have been given for, the last used first.' });

const describeDonorCalls = describeCalls(resources.donation.plural, {
  donationFunds: {
    operationId: 'listDonationFunds',
    summary: 'The funds that donations have been given to',
    response: { 200: jsonResponse('The funds.', fundsSchema, { funds: ['Fund'] }) },
  },
});

/** Registers the calls about those who gave. */
export async function donorRoutes(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  const serve = serveCalls(app, otherCalls, describeDonorCalls);

  serve('donationFunds', async () => {
    const rows = await db.read
      .selectFrom('donations')
      .select((each) => ['fund', each.fn.max('id').as('last')])
      .where('deleted_at', 'is', null)
      .where('fund', '<>', '')
      .groupBy('fund')
      .orderBy('last', 'desc')
      .limit(donationFundsMax)
      .execute();
    return { funds: rows.map(({ fund }) => String(fund)) };
  });
}
