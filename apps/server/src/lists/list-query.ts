import type { ListQuery, When } from '@porchlight/contract/calls';
import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import { endFieldOf, type Fields, fieldsOfKind } from '@porchlight/contract/fields';
import { overLimits } from '@porchlight/contract/is-over';
import { browserListMax, listLimitMax, longTextMaxCharacters, searchMaxCharacters } from '@porchlight/contract/limits';
import { soonestFirst } from '@porchlight/contract/public-paths';
import { hasStates, type StateFilter, stateFilters } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import { oneOf } from '@porchlight/contract/schema-parts';
import { eachSeriesOnce } from '@porchlight/contract/series-lists';
import { z } from 'zod';
import { columnOf } from '../db/entity-columns.ts';
import { toMoment } from '../db/moments.ts';
import { invalid } from '../errors/http-error.ts';
import { type KeysetPosition, type ListOrder, parseJson, readCursor } from './list-cursor.ts';
import { type AmongRecords, type ColumnRange, checkFilters } from './list-filter.ts';
import type { SoonestLimits } from './list-segments.ts';
import type { SeriesCondition } from './series-condition.ts';

/** A validated list query. */
export interface CheckedListQuery extends ListOrder {
  /** At most this many records; undefined for all. */
  limit?: number;
  /** Records to skip. */
  offset: number;
  /** Length to which long texts are cut, in graphemes; undefined for whole texts. */
  excerpt?: number;
  /** If there are no more records than this, all are returned, without filters and paging. */
  whole?: number;
  /** The page begins after this position, or ends before it. */
  cursor?: { direction: 'after' | 'before'; position: KeysetPosition };
  /** With the sort order `soonest`: the limits of what is over, in the format of the date column. */
  over?: SoonestLimits;
  /** With the sort order `soonest`: the part of the list. @default both */
  when?: When;
  search: string;
  filters: ColumnRange[];
  /** Of events: each series once, or the dates of one. */
  series?: SeriesCondition;
  /** The only records that there are for who asks. */
  among?: AmongRecords;
  /** State of the records. */
  state: StateFilter;
}

/** Schema of an integer in a query string; larger numbers are reduced to the maximum. */
export function queryInteger(minimum: number, maximum: number, message: string) {
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
    .refine((value) => Number.isSafeInteger(value) && value >= minimum, message)
    .transform((value) => Math.min(value, maximum))
    .optional();
}

const once = z.string('This can be given only once.');
/** Maximum length of `sort`: longer than any field's name. */
const sortMaxCharacters = 100;
/** Maximum length of `filter`: enough for every field of the largest resource twice. */
const filterMaxCharacters = 2000;
/** Maximum length of a cursor: what fits into a URL beside everything else. */
const cursorMaxCharacters = 12_000;
const atMost = (characters: number) => once.max(characters, `This can have at most ${characters} characters.`);
const notJson = 'This has to be JSON, such as {"date":{"from":"2026-01-01"}}.';

/** Schema of the parameter `state` of list and single calls. */
export const requestedStateSchema = oneOf(stateFilters).optional();

const schema = z.strictObject({
  limit: queryInteger(1, listLimitMax, 'This has to be a whole number of 1 or more.'),
  offset: queryInteger(0, Number.MAX_SAFE_INTEGER, 'This has to be a whole number of 0 or more.'),
  excerpt: queryInteger(1, longTextMaxCharacters, 'This has to be a whole number of 1 or more.'),
  whole: queryInteger(1, browserListMax, 'This has to be a whole number of 1 or more.'),
  sort: atMost(sortMaxCharacters).optional(),
  after: atMost(cursorMaxCharacters).optional(),
  before: atMost(cursorMaxCharacters).optional(),
  search: atMost(searchMaxCharacters).default(''),
  filter: z
    .preprocess(
      (value) => (typeof value === 'string' && value.length <= filterMaxCharacters ? parseJson(value) : value),
      z.record(z.string(), z.strictObject({ is: z.string(), from: z.string(), to: z.string() }).partial(), notJson),
    )
    .optional(),
  when: z.enum(['upcoming', 'past'], 'This has to be one of: upcoming, past.').optional(),
  series: once.regex(/^(once|[1-9]\d{0,14})$/, 'This has to be once, or the id of a series.').optional(),
  state: requestedStateSchema,
});

/** Columns by which every list can be sorted. */
export const rowColumns = ['id', 'version', 'created_at', 'updated_at'];

/** Names of the fields by which a list can be sorted: all that have an order and leave the server. */
export function sortableFields(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { kind, isPrivate }]) =>
    // Their order would tell visitors what is in them.
    fieldKindRules[kind].sortsAs && !isPrivate ? [name] : [],
  );
}

/**
 * Validates a list query. A limit above the maximum is reduced to it; unknown parameters are refused, so that a
 * misspelled one doesn't return the whole list.
 * @param query from a URL or from code
 * @param now decides what is over with the sort order `soonest`
 * @throws HttpError `validation` that names the parameter
 */
export function checkListQuery(
  resource: Resource,
  query: ListQuery | Record<string, unknown>,
  now: Date,
): CheckedListQuery {
  const result = schema.safeParse(query);
  if (!result.success) {
    throw invalid(Object.fromEntries(result.error.issues.flatMap(messagesOf)));
  }
  const { limit, offset = 0, excerpt, whole, sort, after, before, search, filter, when, series, state } = result.data;
  if (state !== undefined && !hasStates(resource)) throw invalid({ state: 'This call has no such parameter.' });
  if (series !== undefined && fieldsOfKind(resource.fields, 'recurrence').length === 0)
    throw invalid({ series: 'This call has no such parameter.' });
  const isSoonest = sort === soonestFirst && resource.fields.date !== undefined;
  if (when !== undefined && !isSoonest) throw invalid({ when: `This needs the order ${soonestFirst}.` });
  const order = checkOrder(resource, isSoonest ? 'date' : (sort ?? 'id'), state === undefined);
  if (isSoonest && (after ?? before) !== undefined) {
    throw invalid({ sort: 'This order has no cursors: use limit and offset.' });
  }
  if (after !== undefined && before !== undefined) throw invalid({ before: 'Use either before or after, not both.' });
  const cursor = after ?? before;
  const direction = after === undefined ? 'before' : 'after';
  return {
    ...order,
    limit: cursor === undefined ? limit : (limit ?? listLimitMax),
    offset,
    excerpt,
    whole,
    over: isSoonest ? soonestLimits(resource, now) : undefined,
    ...(when !== undefined && { when }),
    cursor: cursor === undefined ? undefined : { direction, position: readCursor(order, direction, cursor) },
    search: search.trim(),
    filters: checkFilters(resource, filter ?? {}, state === undefined),
    ...(series !== undefined && {
      series: series === eachSeriesOnce ? { upcoming: soonestLimits(resource, now) } : { id: Number(series) },
    }),
    state: state ?? 'published',
  };
}

/** Messages by parameter. Unknown names are cut, since they may be as long as a URL. */
function messagesOf(issue: z.core.$ZodIssue): [string, string][] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys' && path.length === 0) {
    return issue.keys.slice(0, 5).map((name) => [name.slice(0, 50), 'This call has no such parameter.']);
  }
  return [[String(path[0]), path.length > 1 ? notJson : message]];
}

/** @param isForVisitors whether `created_at` is when a record was first published, as visitors see it */
function checkOrder(resource: Resource, sort: string, isForVisitors: boolean): ListOrder {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  if (name === 'created_at' && isForVisitors && hasStates(resource)) {
    return { descending, column: 'published_at', ignoreCase: false };
  }
  if (rowColumns.includes(name)) return { descending, column: name, ignoreCase: false };
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  const sortsAs = field && !field.isPrivate && fieldKindRules[field.kind].sortsAs;
  if (!sortsAs) {
    const sortable = [...rowColumns, ...sortableFields(resource.fields)];
    throw invalid({ sort: `This has to be one of: ${sortable.join(', ')}; add - in front to reverse the order.` });
  }
  return { descending, column: columnOf(name, field.kind), ignoreCase: sortsAs === 'text' };
}

/** What is over for the order `soonest`. The minute only where something has an end, since the result is a cache key. */
function soonestLimits({ fields }: Resource, now: Date): SoonestLimits {
  const { minute, today, tomorrow } = overLimits(now);
  const inColumn = (day: string) => (fields.date?.kind === 'date' ? day : (toMoment(day) ?? day));
  return {
    today: inColumn(today),
    tomorrow: inColumn(tomorrow),
    minute: endFieldOf(fields, 'date') === undefined ? undefined : minute,
  };
}
