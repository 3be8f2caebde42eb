/** The calls of every entity, and what lists may be asked for. */
import { byName, entityOf, type ResourceName } from './entities.ts';
import type { Action } from './entity.ts';
import { isFile } from './fields.ts';
import type { AskedState } from './publication.ts';

/** HTTP method of a call. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call: its method and its path, in which `{id}` stands for the record's id. */
export interface Call<Answer = unknown> {
  method: HttpMethod;
  path: `/api/${string}`;
  /** Never there: what a success answers, for the compiler alone. */
  answer?: Answer;
}

export interface ResourceCalls {
  /** Key of the array in the list's answer. */
  listKey: string;
  /** Key of the record in every single answer. */
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
  const takesFiles = Object.values(fields).some(isFile);
  return {
    listKey,
    singleKey,
    list: call('list', 'GET', `/api/get-all-${noun}`),
    single: call('single', 'GET', `/api/get-single-${noun}/{id}`),
    create: call('create', 'POST', `/api/add-${noun}`),
    // A form with files is sent as it is, and the specification has POST for those.
    update: call('update', takesFiles ? 'POST' : 'PUT', `/api/update-single-${noun}/{id}`),
    remove: call('remove', 'DELETE', `/api/delete-single-${noun}/{id}`),
    restore: call('restore', 'POST', `/api/restore-${noun}/{id}`),
  };
}

/** The calls that an entity has: of the one record of a singleton, those that read and change it. */
export function servedActions(name: ResourceName): readonly Action[] {
  return entityOf(name).singleton
    ? ['list', 'single', 'update']
    : ['list', 'single', 'create', 'update', 'remove', 'restore'];
}

/** The calls of every entity, `restore-{noun}`, which is ours, among them. spec 3, 7 */
export const resourceCalls = byName(callsOf);

/** Header of a list's answer: how many records there are in all. */
export const totalCountHeader = 'x-total-count';
/** Header of a page's answer: the cursor to ask for what follows `after`; empty on the last page. */
export const nextCursorHeader = 'x-next-cursor';
/** Header of a page's answer: the cursor to ask for what comes `before`; empty on the first page. */
export const previousCursorHeader = 'x-previous-cursor';
/** Header of a page's answer, where records have an amount of money: the sum over all that match, in dollars. */
export const totalAmountHeader = 'x-total-amount';
/** Header of a page's answer: how many matching records come before its first one. */
export const positionHeader = 'x-position';

/**
 * Header of a create or update call: a key that its form keeps until it knows how the call ended. A backend that knows
 * the key does not make a second record when the form is sent again after a lost answer. Ours; optional.
 */
export const idempotencyKeyHeader = 'idempotency-key';

/**
 * The path of a call with its id put in.
 * @param id any text; it is encoded
 */
export function callPath(call: Call, id?: number | string): string {
  return id === undefined ? call.path : call.path.replace('{id}', encodeURIComponent(String(id)));
}

/** Key under which a single record's answer tells the size of a stored PDF, beside the field that names it. */
export function fileSizeKey(pdfField: string): string {
  return `${pdfField}_bytes`;
}

/** What a list call may be asked for, all optional; a backend may ignore any of it. */
export interface ListQuery {
  /** How many records at most, 1 to 1000. */
  limit?: number;
  /** How many records to pass over first. */
  offset?: number;
  /**
   * A field's name, with `-` before it for descending: `date`, `-created_at`. Or `soonest`, where there is a `date`: what
   * is to come, the earliest first, then what has no date, then what is over, the latest first.
   */
  sort?: string;
  /** Long texts cut to this many graphemes, so that a list stays small. */
  excerpt?: number;
  /**
   * Answer everything, whatever else is asked for but `excerpt`, when there are no more records than this.
   * So one call tells whether a list can be handled in the browser.
   */
  whole?: number;
  /** Cursor of an earlier answer: the page that follows it in the same `sort`. */
  after?: string;
  /** Cursor of an earlier answer: the page that comes before it in the same `sort`. */
  before?: string;
  /** Words that a record has to have, each in any of its shorter fields, whatever their case and accents. */
  search?: string;
  /** What single fields have to hold. Travels as JSON. */
  filter?: ColumnFilters;
  /** For staff, of public records: those of another state than published, or all; records then tell of their publication. */
  state?: AskedState;
}

/**
 * What a field has to hold: a value of a choice or of a yes or no, nothing of a text, or days from and to, both included,
 * `YYYY-MM-DD`. What has no end counts as ending when it begins.
 */
export interface ListFilter {
  is?: string;
  from?: string;
  to?: string;
}

/** Filters by the field's name. */
export type ColumnFilters = Record<string, ListFilter>;
