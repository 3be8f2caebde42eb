import type { ListQuery } from '@porchlight/contract/calls';
import { listLimitMax, longTextMaxCharacters } from '@porchlight/contract/limits';
import type { Resource } from '@porchlight/contract/resources';
import { z } from 'zod';
import { invalid } from '../api-error.ts';
import { columnOf } from './columns.ts';

/** What a list is asked for, checked. */
export interface CheckedListQuery {
  /** At most this many records; undefined for all. */
  limit?: number;
  /** Records passed over first. */
  offset: number;
  /** Column to sort by. @default 'id' */
  column: string;
  /** Whether letters of both cases sort alike, which only texts need. */
  ignoreCase: boolean;
  descending: boolean;
  /** Graphemes long texts are cut to; undefined for whole texts. */
  excerpt?: number;
}

function wholeNumber(least: number, most: number, message: string) {
  return z
    .union(
      [
        z
          .string()
          .regex(/^\d{1,15}$/, message)
          .transform(Number),
        z.number(message),
      ],
      message,
    )
    .refine((value) => Number.isSafeInteger(value) && value >= least, message)
    .transform((value) => Math.min(value, most))
    .optional();
}

const schema = z.object({
  limit: wholeNumber(1, listLimitMax, 'This has to be a whole number of 1 or more.'),
  offset: wholeNumber(0, Number.MAX_SAFE_INTEGER, 'This has to be a whole number of 0 or more.'),
  excerpt: wholeNumber(1, longTextMaxCharacters, 'This has to be a whole number of 1 or more.'),
  sort: z.string('This may be given once.').optional(),
});

const rowColumns = ['id', 'version', 'created_at', 'updated_at'];
const textKinds = ['text', 'longText', 'slug', 'email', 'url', 'choice'];

/**
 * Checks what a list is asked for. A parameter that is not known is ignored, a limit past the largest is the largest.
 * @param query from an address or from code
 * @throws ApiError `validation` that names the parameter
 */
export function checkListQuery(resource: Resource, query: ListQuery | Record<string, unknown>): CheckedListQuery {
  const result = schema.safeParse(query);
  if (!result.success) {
    throw invalid(Object.fromEntries(result.error.issues.map((issue) => [String(issue.path[0]), issue.message])));
  }
  const { limit, offset = 0, excerpt, sort = 'id' } = result.data;
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  if (rowColumns.includes(name)) return { limit, offset, excerpt, descending, column: name, ignoreCase: false };
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  if (!field?.stored) {
    const known = Object.keys(resource.fields).filter((key) => resource.fields[key]?.stored);
    throw invalid({
      sort: `This has to be one of: ${[...rowColumns, ...known].join(', ')}; with - before it to turn it round.`,
    });
  }
  const ignoreCase = textKinds.includes(field.kind);
  return { limit, offset, excerpt, descending, column: columnOf(name, field.kind), ignoreCase };
}
