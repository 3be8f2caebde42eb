import { historyPageMax, historyPageSize, searchMaxCharacters } from '@porchlight/contract/limits';
import { type SecurityLogQuery, securityKindNames } from '@porchlight/contract/security-log';
import { z } from 'zod';
import { check } from '../records/check-input.ts';
import { toMoment } from '../records/moments.ts';
import { positiveNumber } from './history-query.ts';

const day = z
  .string('This may be given once.')
  .refine((text) => z.iso.date().safeParse(text).success, 'This has to be a day, such as 2026-03-14.')
  .optional();

const schema = z.object({
  kind: z.enum(securityKindNames, `This has to be one of: ${securityKindNames.join(', ')}.`).optional(),
  user: positiveNumber,
  from: day,
  to: day,
  q: z.string('This may be given once.').trim().max(searchMaxCharacters, 'This is too long.').optional(),
  before: positiveNumber,
  limit: positiveNumber.transform((value = historyPageSize) => Math.min(value, historyPageMax)),
});

/** A validated query of the security log, with its days converted to moments. */
export type CheckedSecurityLogQuery = Omit<SecurityLogQuery, 'from' | 'to' | 'limit'> & {
  limit: number;
  /** Lower bound, inclusive. */
  since: string | undefined;
  /** Upper bound, exclusive. */
  below: string | undefined;
};

/**
 * Validates a query of the security log. Unknown parameters are ignored.
 * @throws HttpError `validation` that names the parameter
 */
export function checkSecurityLogQuery(query: unknown): CheckedSecurityLogQuery {
  const { from, to, ...rest } = check(schema, query);
  const end = to && Temporal.PlainDate.from(to).add({ days: 1 }).toString();
  return { ...rest, since: from && toMoment(from), below: end && toMoment(end) };
}
