/**
 * The resource table: every call of the specification's section 7, irregular names, methods and keys included,
 * plus `restore-{noun}`, which is ours. Free of zod, so that it comes with a page's first call and no earlier than that.
 */
import { subscribeCall } from './public-addresses.ts';

/** HTTP method of a call. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call: its method and its path, in which `{id}` stands for the record's id. */
export interface Call<Answer = unknown> {
  method: HttpMethod;
  path: `/api/${string}`;
  /** Never there: what a success answers, for the compiler alone. */
  answer?: Answer;
}

/** The calls of one resource. */
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

/** The calls of every entity, as the specification spells their paths and keys. spec 3 */
export const resourceCalls = {
  user: {
    listKey: 'users',
    singleKey: 'user',
    list: { method: 'GET', path: '/api/get-all-users' },
    single: { method: 'GET', path: '/api/get-single-user/{id}' },
    create: { method: 'POST', path: '/api/add-user' },
    update: { method: 'PUT', path: '/api/update-single-user/{id}' },
    remove: { method: 'DELETE', path: '/api/delete-single-user/{id}' },
    restore: { method: 'POST', path: '/api/restore-user/{id}' },
  },
  story: {
    listKey: 'stories',
    singleKey: 'story',
    list: { method: 'GET', path: '/api/get-all-story' },
    single: { method: 'GET', path: '/api/get-single-story/{id}' },
    create: { method: 'POST', path: '/api/add-story' },
    update: { method: 'POST', path: '/api/update-single-story/{id}' },
    remove: { method: 'DELETE', path: '/api/delete-single-story/{id}' },
    restore: { method: 'POST', path: '/api/restore-story/{id}' },
  },
  article: {
    listKey: 'articles',
    singleKey: 'article',
    list: { method: 'GET', path: '/api/get-all-article' },
    single: { method: 'GET', path: '/api/get-single-article/{id}' },
    create: { method: 'POST', path: '/api/add-article' },
    update: { method: 'POST', path: '/api/update-single-article/{id}' },
    remove: { method: 'DELETE', path: '/api/delete-single-article/{id}' },
    restore: { method: 'POST', path: '/api/restore-article/{id}' },
  },
  donation: {
    listKey: 'donations',
    singleKey: 'donation',
    list: { method: 'GET', path: '/api/get-all-donation' },
    single: { method: 'GET', path: '/api/get-single-donation/{id}' },
    create: { method: 'POST', path: '/api/add-donation' },
    update: { method: 'PUT', path: '/api/update-single-donation/{id}' },
    remove: { method: 'DELETE', path: '/api/delete-single-donation/{id}' },
    restore: { method: 'POST', path: '/api/restore-donation/{id}' },
  },
  gallery: {
    listKey: 'gallery_items',
    singleKey: 'gallery_item',
    list: { method: 'GET', path: '/api/get-all-gallery' },
    single: { method: 'GET', path: '/api/get-single-gallery/{id}' },
    create: { method: 'POST', path: '/api/add-gallery' },
    update: { method: 'POST', path: '/api/update-single-gallery/{id}' },
    remove: { method: 'DELETE', path: '/api/delete-single-gallery/{id}' },
    restore: { method: 'POST', path: '/api/restore-gallery/{id}' },
  },
  podcast: {
    listKey: 'podcasts',
    singleKey: 'podcast',
    list: { method: 'GET', path: '/api/get-all-podcast' },
    single: { method: 'GET', path: '/api/get-single-podcast/{id}' },
    create: { method: 'POST', path: '/api/add-podcast' },
    update: { method: 'POST', path: '/api/update-single-podcast/{id}' },
    remove: { method: 'DELETE', path: '/api/delete-single-podcast/{id}' },
    restore: { method: 'POST', path: '/api/restore-podcast/{id}' },
  },
  event: {
    listKey: 'events',
    singleKey: 'event',
    list: { method: 'GET', path: '/api/get-all-event' },
    single: { method: 'GET', path: '/api/get-single-event/{id}' },
    create: { method: 'POST', path: '/api/add-event' },
    update: { method: 'POST', path: '/api/update-single-event/{id}' },
    remove: { method: 'DELETE', path: '/api/delete-single-event/{id}' },
    restore: { method: 'POST', path: '/api/restore-event/{id}' },
  },
  election: {
    listKey: 'elections',
    singleKey: 'election',
    list: { method: 'GET', path: '/api/get-all-election' },
    single: { method: 'GET', path: '/api/get-single-election/{id}' },
    create: { method: 'POST', path: '/api/add-election' },
    update: { method: 'POST', path: '/api/update-single-election/{id}' },
    remove: { method: 'DELETE', path: '/api/delete-single-election/{id}' },
    restore: { method: 'POST', path: '/api/restore-election/{id}' },
  },
  email: {
    listKey: 'emails',
    singleKey: 'email',
    list: { method: 'GET', path: '/api/get-all-email' },
    single: { method: 'GET', path: '/api/get-single-email/{id}' },
    create: subscribeCall,
    update: { method: 'PUT', path: '/api/update-single-email/{id}' },
    remove: { method: 'DELETE', path: '/api/delete-single-email/{id}' },
    restore: { method: 'POST', path: '/api/restore-email/{id}' },
  },
  team: {
    listKey: 'teams',
    singleKey: 'team',
    list: { method: 'GET', path: '/api/get-all-team' },
    single: { method: 'GET', path: '/api/get-single-team/{id}' },
    create: { method: 'POST', path: '/api/add-team' },
    update: { method: 'POST', path: '/api/update-single-team/{id}' },
    remove: { method: 'DELETE', path: '/api/delete-single-team/{id}' },
    restore: { method: 'POST', path: '/api/restore-team/{id}' },
  },
  actionNetwork: {
    listKey: 'actionNetworks',
    singleKey: 'actionNetwork',
    list: { method: 'GET', path: '/api/get-all-action-network' },
    single: { method: 'GET', path: '/api/get-single-action-network/{id}' },
    create: { method: 'POST', path: '/api/add-action-network' },
    update: { method: 'POST', path: '/api/update-single-actionNetwork/{id}' },
    remove: { method: 'DELETE', path: '/api/delete-single-action-network/{id}' },
    restore: { method: 'POST', path: '/api/restore-action-network/{id}' },
  },
} as const satisfies Record<string, ResourceCalls>;

/** Name of a resource: a row of the table. */
export type ResourceName = keyof typeof resourceCalls;

/** The names of all resources, in the table's order. */
export const resourceNames = Object.keys(resourceCalls) as ResourceName[];

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
}

/** What a field has to hold: a value of a choice, or days from and to, both included, `YYYY-MM-DD`. */
export interface ListFilter {
  is?: string;
  from?: string;
  to?: string;
}

/** Filters by the field's name. */
export type ColumnFilters = Record<string, ListFilter>;
