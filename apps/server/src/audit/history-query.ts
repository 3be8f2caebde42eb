import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { historyPageMax, historyPageSize, searchMaxCharacters } from '@porchlight/contract/limits';
import { oneOf } from '@porchlight/contract/schema-parts';
import { z } from 'zod';
import { HttpError } from '../errors/http-error.ts';
import { pathId } from '../http/call-schema.ts';

/** A validated query, and the resources it may return. */
export type CheckedHistoryQuery = z.output<typeof historyQuerySchema> & { allowedResources: readonly ResourceName[] };

/** Schema of a positive integer in a query string. */
export const positiveNumber = z
  .string('This can be given only once.')
  .regex(/^[1-9]\d{0,14}$/, 'This has to be a whole number of 1 or more.')
  .transform(Number)
  .optional()
  .meta({ documented: { type: 'integer', minimum: 1 } });

/** Schema of words to search for in a query string. */
export const searchTextSchema = z
  .string('This can be given only once.')
  .trim()
  .max(searchMaxCharacters, 'This is too long.')
  .optional();

/**
 * Schemas of the parameters of a page, see `HistoryQuery`.
 * @param limitNote further text about the limit
 */
export function pageParameters(example: number, limitNote = '') {
  const description = `Maximum number of entries; values above ${historyPageMax} count as ${historyPageMax}.${limitNote}`;
  const documented = { type: 'integer', minimum: 1, default: historyPageSize };
  return {
    before: positiveNumber.meta({
      description: '`next` of the previous page: returns only entries older than this one.',
    }),
    limit: positiveNumber
      .transform((value = historyPageSize) => Math.min(value, historyPageMax))
      .meta({ description, documented, example }),
  };
}

const resource = oneOf(resourceNames).meta({ description: 'An entity.', example: 'story' });

const trashParameters = (example: number) => ({
  resource: resource.optional().meta({ description: 'An entity.', example: 'story' }),
  title: searchTextSchema.meta({
    description: 'Words in the record’s main field after the change, ignoring case and accents.',
  }),
  ...pageParameters(example, ' A page with very long texts has fewer.'),
});

/** Schema of a query of the trash. Unknown parameters are ignored, as in the history. */
export const deletedQuerySchema = z.object(trashParameters(10));

/** Schema of a query of the history. */
export const historyQuerySchema = z
  .object({
    ...trashParameters(1),
    record: positiveNumber.meta({ description: 'Id of a record; needs `resource`.', example: 1 }),
    user: positiveNumber.meta({ description: 'Id of the person who made the changes.' }),
  })
  .refine(({ record, resource }) => record === undefined || resource !== undefined, {
    path: ['resource'],
    error: 'The id of a record also needs its resource.',
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
    .refine((ids) => ids.length <= lastChangesMax, `This can contain at most ${lastChangesMax} ids.`)
    .meta({ description: `Ids, separated by commas, at most ${lastChangesMax}.`, example: '1,2' }),
});

/** Creates the schema of a path with the id of an entry. */
export function entryPath(example: number) {
  return pathId({ description: 'Id of an entry of the history.', example }, (id) => {
    if (/^[1-9]\d{0,14}$/.test(id)) return Number(id);
    throw new HttpError('bad_request', 'An id has to be a whole number of 1 or more.');
  });
}

/** Body of `POST /api/restore-version/{id}`. */
export const restoreVersionSchema = z.object({
  version: z.coerce.number('This has to be a whole number.').int().positive(),
  state: z.enum(['after', 'before'], 'This has to be one of: after, before.').default('after'),
});

/** Query of the calls about an earlier version: the fields of `restoreVersionSchema`. */
export const earlierVersionQuerySchema = z.object({
  version: restoreVersionSchema.shape.version.meta({
    description: 'The record’s version that the person saw; a different one is refused with 409.',
    documented: { type: 'integer', minimum: 1 },
    example: 2,
  }),
  state: restoreVersionSchema.shape.state.meta({
    description: '`after` is the version after the change, `before` the one before it.',
    example: 'before',
  }),
});
