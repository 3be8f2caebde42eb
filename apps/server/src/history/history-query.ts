import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import type { HistoryQuery } from '@porchlight/contract/history';
import { historyPageMax, historyPageSize, searchMaxCharacters } from '@porchlight/contract/limits';
import { z } from 'zod';
import { invalid } from '../http-error.ts';

/** A query with its number of entries settled, and the resources that may be told of. */
export type CheckedHistoryQuery = HistoryQuery & { limit: number; among: readonly ResourceName[] };

/** A whole number of 1 or more in an address. */
export const positiveNumber = z
  .string('This may be given once.')
  .regex(/^[1-9]\d{0,14}$/, 'This has to be a whole number of 1 or more.')
  .transform(Number)
  .optional();

const schema = z.object({
  resource: z.enum(resourceNames, `This has to be one of: ${resourceNames.join(', ')}.`).optional(),
  record: positiveNumber,
  user: positiveNumber,
  title: z.string('This may be given once.').trim().max(searchMaxCharacters, 'This is too long.').optional(),
  before: positiveNumber,
  limit: positiveNumber.transform((value = historyPageSize) => Math.min(value, historyPageMax)),
});

/** Records whose latest changes are told at most in one answer. */
export const lastChangesMax = 100;

const idsMessage = 'This has to be ids with commas between them, as in 3,14,15.';

const lastChangesSchema = z.object({
  resource: z.enum(resourceNames, `This has to be one of: ${resourceNames.join(', ')}.`),
  records: z
    .string(idsMessage)
    .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, idsMessage)
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= lastChangesMax, `This may name at most ${lastChangesMax} records.`),
});

/** Records whose latest changes are asked for. */
export type CheckedLastChangesQuery = z.infer<typeof lastChangesSchema>;

/**
 * Checks which records' latest changes are asked for.
 * @param query from an address
 * @throws HttpError `validation` that names the parameter
 */
export function checkLastChangesQuery(query: unknown): CheckedLastChangesQuery {
  return checked(lastChangesSchema.safeParse(query));
}

function checked<Value>(result: z.ZodSafeParseResult<Value>): Value {
  if (result.success) return result.data;
  throw invalid(Object.fromEntries(result.error.issues.map((issue) => [String(issue.path[0]), issue.message])));
}

/**
 * Checks what the history or the trash is asked for. A parameter that is not known is ignored.
 * @param query from an address
 * @throws HttpError `validation` that names the parameter
 */
export function checkHistoryQuery(query: unknown): Omit<CheckedHistoryQuery, 'among'> {
  const found = checked(schema.safeParse(query));
  if (found.record !== undefined && found.resource === undefined) {
    throw invalid({ resource: 'A record’s id says nothing without its resource.' });
  }
  return found;
}

/** What `POST /api/restore-version/{id}` takes. */
export const restoreVersionSchema = z.object({
  version: z.coerce.number('This has to be a whole number.').int().positive(),
  state: z.enum(['after', 'before'], 'This has to be one of: after, before.').default('after'),
});
