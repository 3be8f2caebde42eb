/** The calls of every entity, and the query parameters of lists. */
import { byName, entityOf, type ResourceName } from './entities.ts';
import type { Action } from './entity.ts';
import { isFile } from './fields.ts';
import type { StateFilter } from './publication.ts';

/** HTTP method of a call. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call: its method and its path, in which `{id}` stands for the record's id. */
export interface Call<ResponseBody = unknown> {
  method: HttpMethod;
  path: `/api/${string}`;
  /** Never set: carries the type of a successful response for the compiler. */
  responseBody?: ResponseBody;
}

export interface ResourceCalls {
  /** Key of the array in the list's response. */
  listKey: string;
  /** Key of the record in responses with one record. */
  singleKey: string;
  list: Call;
  single: Call;
  create: Call;
  update: Call;
  remove: Call;
  restore: Call;
}

function callsOf(name: ResourceName): ResourceCalls {
  const { noun, listKey, singleKey, paths, fields } = entityOf(name);
  const call = (action: Action, method: HttpMethod, path: Call['path']): Call => ({
    method,
    path: paths?.[action] ?? path,
  });
  const hasFiles = Object.values(fields).some(isFile);
  return {
    listKey,
    singleKey,
    list: call('list', 'GET', `/api/get-all-${noun}`),
    single: call('single', 'GET', `/api/get-single-${noun}/{id}`),
    create: call('create', 'POST', `/api/add-${noun}`),
    // Forms with files are sent as multipart, for which the specification uses POST.
    update: call('update', hasFiles ? 'POST' : 'PUT', `/api/update-single-${noun}/{id}`),
    remove: call('remove', 'DELETE', `/api/delete-single-${noun}/{id}`),
    restore: call('restore', 'POST', `/api/restore-${noun}/{id}`),
  };
}

/** The calls that an entity has: a singleton's record can only be read and changed, and what visitors send not created. */
export function servedActions(name: ResourceName): readonly Action[] {
  const { singleton, isReceived } = entityOf(name);
  if (singleton) return ['list', 'single', 'update'];
  const others: readonly Action[] = ['update', 'remove', 'restore'];
  return isReceived ? ['list', 'single', ...others] : ['list', 'single', 'create', ...others];
}

/** The calls of every entity, including `restore-{noun}`, which the spec doesn't have. spec 3, 7 */
export const resourceCalls = byName(callsOf);

/** Response header of lists: the total number of records. */
export const totalCountHeader = 'x-total-count';
/** Response header of a page: the cursor for the next page, sent as `after`; empty on the last page. */
export const nextCursorHeader = 'x-next-cursor';
/** Response header of a page: the cursor for the previous page, sent as `before`; empty on the first page. */
export const previousCursorHeader = 'x-previous-cursor';
/** Response header of a page, where records have an amount: the sum over all matching records, in dollars. */
export const totalAmountHeader = 'x-total-amount';
/** Response header of a page: how many matching records come before its first one. */
export const positionHeader = 'x-position';

/**
 * Request header of create and update calls: the form's idempotency key. A backend that supports it doesn't create a
 * second record when the form is sent again after a lost response. Not from the spec; optional.
 */
export const idempotencyKeyHeader = 'idempotency-key';

/**
 * The path of a call with the id filled in.
 * @param id any text; it is encoded
 */
export function callPath(call: Call, id?: number | string): string {
  return id === undefined ? call.path : call.path.replace('{id}', encodeURIComponent(String(id)));
}

/** Key of a stored PDF's size in the response with one record, beside the field that names the PDF. */
export function fileSizeKey(pdfField: string): string {
  return `${pdfField}_bytes`;
}

/** A part of a list of dated records. */
export type When = 'upcoming' | 'past';

/** Query parameters of a list call, all optional; a backend may ignore any of them. */
export interface ListQuery {
  /** Maximum number of records, 1 to 1000. */
  limit?: number;
  /** Number of records to skip. */
  offset?: number;
  /**
   * A field's name, prefixed with `-` for descending: `date`, `-created_at`. Or `soonest`, where there is a `date`:
   * future records first, ascending, then past ones, descending, then those without a date.
   */
  sort?: string;
  /** Maximum length of long texts, in graphemes, to keep the response small. */
  excerpt?: number;
  /**
   * Return all records, ignoring all other parameters except `excerpt`, if there are no more than this.
   * One call thus tells whether a list can be handled in the browser.
   */
  whole?: number;
  /** Cursor of an earlier response: the page after it in the same `sort`. */
  after?: string;
  /** Cursor of an earlier response: the page before it in the same `sort`. */
  before?: string;
  /** Words that must all occur in a record's shorter fields, ignoring case and accents. */
  search?: string;
  /** Filters by field. Sent as JSON. */
  filter?: ColumnFilters;
  /**
   * Of events: `once` has each series once, by its next date or, if it is over, by its last; the id of a series has its
   * dates alone.
   */
  series?: string;
  /** With the sort order `soonest`: only what is not over, with records without a date at the end, or only what is over. */
  when?: When;
  /** For staff, of content: records in this state instead of published ones, or all; they include their publication. */
  state?: StateFilter;
}

/**
 * Filter of one field: `is` a value of a choice or boolean, a text that visitors can filter by, or '' for an empty text; or a range of days, both
 * inclusive, `YYYY-MM-DD`. Records without an end count as ending when they begin.
 */
export interface ListFilter {
  is?: string;
  from?: string;
  to?: string;
}

/** Filters by the field's name. */
export type ColumnFilters = Record<string, ListFilter>;
