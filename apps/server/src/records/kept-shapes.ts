import type { CheckedListQuery } from './list-query.ts';

/** Who asks for a list: pages of the website, in process; staff; or a visitor, whose questions can be anything. */
export type Asker =
  | { kind: 'website' }
  | { kind: 'staff' }
  /** `beforeReading` is called before anything is read for an answer that is not kept; throws to refuse it. */
  | { kind: 'visitor'; beforeReading: () => void };

/**
 * Decides which lists of a resource are kept. What a visitor can vary freely is not: only the whole list, and lists in
 * the orders, sizes and excerpts that pages of the website ask for. Those are learned from the pages themselves.
 */
export class KeptShapes {
  /** As many as there are different lists in the website's code. */
  readonly #known = new Set<string>([shapeOf({ descending: false, column: 'id', filters: [] })]);

  /** @param count records in the answer: one past the end of a list is not kept, for there is no end to them */
  keeps(query: CheckedListQuery, asker: Asker, count: number): boolean {
    if (count === 0 && query.offset > 0) return false;
    if (asker.kind === 'staff') return true;
    if (query.search !== '' || query.cursor || query.offset % (query.limit ?? 1) !== 0) return false;
    const shape = shapeOf(query);
    if (asker.kind === 'website') this.#known.add(shape);
    return this.#known.has(shape);
  }
}

type Shape = Pick<CheckedListQuery, 'descending' | 'column' | 'limit' | 'excerpt' | 'whole' | 'overBefore' | 'filters'>;

function shapeOf({ descending, column, limit, excerpt, whole, overBefore, filters }: Shape): string {
  // The day that parts what is over from what is to come changes, the list does not.
  return JSON.stringify([column, descending, limit, excerpt, whole, overBefore !== undefined, filters]);
}
