import { createBoundedCache } from '../bounded-cache.ts';
import type { AmongRecords } from './list-filter.ts';
import type { CheckedListQuery } from './list-query.ts';

/**
 * Origin of a request for a list: the website's pages, in process; staff; or a visitor, whose parameters can be
 * anything.
 */
export type ListRequester =
  | { kind: 'website' }
  /** `among`: the only records that they may read. @default all */
  | { kind: 'staff'; among?: AmongRecords }
  /** `beforeReading` is called before the database is read for a response that is not cached; throws to refuse it. */
  | { kind: 'visitor'; beforeReading: () => void };

/** Most lists that pages have requested. */
const shapesMax = 2000;

/**
 * Decides which lists of a resource are cached. For visitors these are only the whole list, and lists with the sort
 * order, size and excerpt that the website's pages use, which are learned from the pages' own requests: otherwise
 * visitors could fill the cache with arbitrary parameters.
 */
export class ListCachePolicy {
  /** The last that pages have requested: with filters there are many. */
  readonly #websiteShapes = createBoundedCache<true>(shapesMax);

  /**
   * Whether to cache a list.
   * @param count records in the response; one past the end of a list is not cached, since there are endless ones
   */
  isCacheable(query: CheckedListQuery, requester: ListRequester, count: number): boolean {
    if (count === 0 && query.offset > 0) return false;
    if (requester.kind === 'staff') return true;
    if (query.search !== '' || query.cursor || query.offset % (query.limit ?? 1) !== 0) return false;
    const shape = shapeOf(query);
    if (requester.kind === 'website') this.#websiteShapes.set(shape, true);
    return shape === wholeList || this.#websiteShapes.has(shape);
  }
}

type Shape = Pick<
  CheckedListQuery,
  'descending' | 'column' | 'limit' | 'excerpt' | 'whole' | 'over' | 'filters' | 'series' | 'when'
>;

function shapeOf({ descending, column, limit, excerpt, whole, over, filters, series, when }: Shape): string {
  // `over` changes with time, the list's shape doesn't.
  return JSON.stringify([
    column,
    descending,
    limit,
    excerpt,
    whole,
    over !== undefined,
    filters,
    when,
    series && 'id' in series ? series.id : series !== undefined,
  ]);
}

const wholeList = shapeOf({ descending: false, column: 'id', filters: [] });
