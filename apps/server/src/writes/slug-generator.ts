import { slugMaxCharacters } from '@porchlight/contract/limits';
import { type Kysely, sql } from 'kysely';
import { createBoundedCache } from '../bounded-cache.ts';
import { acquireTransactionLock } from '../db/dialect.ts';
import type { ResourceTable, Tables } from '../db/tables.ts';

/** Numbers that are tried one by one before the steps are doubled. */
const linearTries = 8;

/**
 * Finds free slugs: `a-title`, then `a-title-2`, `a-title-3`. Even with a thousand records of one title it takes few
 * queries, because the highest number in use is cached, and without it the steps are doubled.
 */
export class SlugGenerator {
  /** Highest number in use, along with all below it, by table and slug. Cleared when a slug becomes free. */
  readonly #takenUpTo = createBoundedCache<number>(10_000);

  /** Clears the cache, because a slug became free. */
  clear(): void {
    this.#takenUpTo.clear();
  }

  /**
   * Returns a slug that no live row of the table has.
   * @param base a slug
   * @param options.ownId id of the row that may keep its own slug
   * @param options.isAllowed whether it may have a slug that is free. @default any
   * @returns '' for ''
   */
  async findFree(
    trx: Kysely<Tables>,
    table: ResourceTable,
    base: string,
    { ownId, isAllowed = () => true }: { ownId?: number; isAllowed?: (slug: string) => boolean } = {},
  ): Promise<string> {
    if (base === '') return '';
    const isTaken = async (number: number) =>
      !isAllowed(numbered(base, number)) || isSlugTaken(trx, table, numbered(base, number), ownId);
    const key = `${table}/${base}`;
    // The unique index alone would be enough, but of many transactions with one title each would have to retry many
    // times.
    await acquireTransactionLock(trx, key);
    const highestTaken = this.#takenUpTo.get(key) ?? 0;
    const number = await firstFree(isTaken, highestTaken);
    this.#takenUpTo.set(key, number);
    return numbered(base, number);
  }
}

/** Whether a live row of the table, other than `ownId`, has the slug. */
export async function isSlugTaken(
  trx: Kysely<Tables>,
  table: ResourceTable,
  slug: string,
  ownId?: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where('slug', '=', slug)
    // A literal: with a parameter, PostgreSQL's generic plan can't use the partial index on non-empty slugs.
    .where('slug', '<>', sql.lit(''))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && row.id !== ownId;
}

function numbered(base: string, number: number): string {
  if (number === 1) return base;
  const suffix = `-${number}`;
  return base.slice(0, slugMaxCharacters - suffix.length).replace(/-+$/, '') + suffix;
}

async function firstFree(isTaken: (number: number) => Promise<boolean>, highestTaken: number): Promise<number> {
  let taken = highestTaken;
  for (let tries = 0; tries < linearTries; tries += 1) {
    if (!(await isTaken(taken + 1))) return taken + 1;
    taken += 1;
  }
  let step = linearTries;
  while (await isTaken(taken + step)) {
    taken += step;
    step *= 2;
  }
  let free = taken + step;
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isTaken(middle)) taken = middle;
    else free = middle;
  }
  return free;
}
