import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import type { HistoryQuery } from '@porchlight/contract/history';
import { historyPageMax, historyPageSize, searchMaxCharacters } from '@porchlight/contract/limits';
import { z } from 'zod';
import { invalid } from '../errors/http-error.ts';
import { check } from '../http/check-input.ts';

/** A validated query with its limit, and the resources it may return. */
export type CheckedHistoryQuery = HistoryQuery & { limit: number; allowedResources: readonly ResourceName[] };

/** Schema of a positive integer in a query string. */
export const positiveNumber = z
  .string('This can be given only once.')
  .regex(/^[1-9]\d{0,14}$/, 'This has to be a whole number of 1 or more.')
  .transform(Number)
  .optional();

/** Schema of words to search for in a query string. */
export const searchTextSchema = z
  .string('This can be given only once.')
  .trim()
  .max(searchMaxCharacters, 'This is too long.')
  .optional();

/** Schemas of the parameters of a page, see `HistoryQuery`. */
export const pageParameters = {
  before: positiveNumber,
  limit: positiveNumber.transform((value = historyPageSize) => Math.min(value, historyPageMax)),
};

const resource = z.enum(resourceNames, `This has to be one of: ${resourceNames.join(', ')}.`);

const historyQuerySchema = z.object({
  resource: resource.optional(),
  record: positiveNumber,
  user: positiveNumber,
  title: searchTextSchema,
  ...pageParameters,
});

/** Maximum number of records per request for latest changes. */
export const lastChangesMax = 100;

const idsMessage = 'This has to be ids separated by commas, such as 3,14,15.';

/** Schema of a query for records' latest changes. */
export const lastChangesSchema = z.object({
  resource,
  records: z
    .string(idsMessage)
    .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, idsMessage)
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= lastChangesMax, `This can contain at most ${lastChangesMax} ids.`),
});

/**
 * Validates a query of the history or the trash. Unknown parameters are ignored.
 * @param query from a URL
 * @throws HttpError `validation` that names the parameter
 */
export function checkHistoryQuery(query: unknown): Omit<CheckedHistoryQuery, 'allowedResources'> {
  const checked = check(historyQuerySchema, query);
  if (checked.record !== undefined && checked.resource === undefined) {
    throw invalid({ resource: 'The id of a record also needs its resource.' });
  }
  return checked;
}

/** Body of `POST /api/restore-version/{id}`. */
export const restoreVersionSchema = z.object({
  version: z.coerce.number('This has to be a whole number.').int().positive(),
  state: z.enum(['after', 'before'], 'This has to be one of: after, before.').default('after'),
});
