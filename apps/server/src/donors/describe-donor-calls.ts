import {
  type AcknowledgmentResponse,
  type DonationFundsResponse,
  type DonorResponse,
  donorKeys,
} from '@porchlight/contract/donors';
import { listLimitMax } from '@porchlight/contract/limits';
import { resources } from '@porchlight/contract/resources';
import { z } from 'zod';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { recordPath } from '../records/live-rows.ts';

const fundsSchema: z.ZodType<DonationFundsResponse> = z
  .object({ funds: z.array(z.string()) })
  .meta({ id: 'DonationFunds', description: 'What donations have been given for, the last used first.' });

const donorSchema: z.ZodType<DonorResponse> = z
  .object({
    donor: z.object({
      found_by: z.enum(donorKeys).meta({ description: 'What all donations of the donor have in common.' }),
      name: z.string(),
      email: z.string(),
      count: z.int(),
      years: z.array(
        z.object({ year: z.string(), total_amount: z.number(), money_count: z.int(), in_kind_count: z.int() }),
      ),
      donations: z.array(
        z.object({
          ...{ id: z.int(), amount: z.number(), date: z.string().nullable() },
          ...{ method: z.string(), item: z.string(), fund: z.string() },
        }),
      ),
    }),
  })
  .meta({ id: 'Donor', description: 'Who gave a donation, with sums per year and the newest donations.' });

const letterSchema: z.ZodType<AcknowledgmentResponse> = z
  .object({
    letter: z.object({
      file_name: z.string(),
      pdf: z.string().meta({ description: 'A tagged PDF, in Base64.' }),
      left_out: z.string().meta({ description: 'Characters that the typeface lacks.' }),
    }),
  })
  .meta({ id: 'DonationLetter', description: 'A letter of thanks or a yearly statement.' });

const letterQuery = z.object({
  year: z
    .string()
    .regex(/^\d{4}$/, 'This has to be a year such as 2026.')
    .optional()
    .meta({ description: 'Writes the statement of this year.' }),
  records: z
    .string()
    .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, 'This has to be the ids of donations, separated by commas.')
    .transform((ids) => [...new Set(ids.split(',').map(Number))])
    .refine((ids) => ids.length <= listLimitMax, `A letter can be about at most ${listLimitMax} donations.`)
    .optional()
    .meta({
      description: 'Ids of donations of the same donor, which the letter of thanks is about.',
      documented: { type: 'string' },
    }),
});

/** OpenAPI descriptions of the calls about donors. */
export const describeDonorCalls = describeCalls(resources.donation.plural, {
  donationFunds: {
    operationId: 'listDonationFunds',
    summary: 'The funds that donations have been given to',
    response: { 200: jsonResponse('The funds.', fundsSchema, { funds: ['Fund'] }) },
  },
  donor: {
    operationId: 'getDonor',
    summary: 'Who gave a donation, and what else they gave',
    description:
      'All donations with the same address or, without one, with the same name and no address. Sums are of gifts of money.',
    params: recordPath('donation', 'Id of a donation of the donor.'),
    response: {
      200: jsonResponse('The donor.', donorSchema, {
        donor: {
          ...{ found_by: 'email', name: 'Donation 1', email: 'neighbor1@example.org', count: 1 },
          years: [{ year: '2026', total_amount: 25.5, money_count: 1, in_kind_count: 0 }],
          donations: [
            { id: 1, amount: 25.5, date: '2026-03-14', method: 'unknown', item: 'What was given', fund: 'Fund' },
          ],
        },
      }),
    },
    errors: ['bad_request', 'not_found', 'reauthentication_required'],
  },
  donationLetter: {
    operationId: 'getDonationLetter',
    summary: 'A letter of thanks, or the statement of a year',
    description:
      'Without parameters, the letter is about this donation. It has what the IRS requires of an acknowledgment, as far as that is recorded.',
    params: recordPath('donation', 'Id of a donation of the donor.'),
    querystring: letterQuery,
    response: {
      200: jsonResponse('The letter.', letterSchema, {
        letter: { file_name: 'Thank you for your gift, Name.pdf', pdf: 'JVBERi0=', left_out: '' },
      }),
    },
    errors: ['bad_request', 'not_found', 'validation', 'reauthentication_required'],
  },
});
