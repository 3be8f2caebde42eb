import { slugMaxCharacters } from '@porchlight/contract/limits';
import { slugify } from '@porchlight/contract/slug';
import { type Kysely, sql } from 'kysely';
import { countedCache } from '../counted-cache.ts';
import { takeTurn } from '../db/dialect.ts';
import type { ResourceTable, Tables } from '../db/tables.ts';

/** Numbers tried one by one before the search takes longer and longer steps. */
const linearTries = 8;

/**
 * Finds free slugs: `a-title`, then `a-title-2`, `a-title-3`. A thousand records of one title cost a few look-ups each,
 * because the search remembers how far the numbers are taken, and doubles its steps where it doesn't.
 */
export class SlugNames {
  /** Highest number known to be taken, with all below it, by table and slug. Forgotten when a slug becomes free. */
  readonly #takenUpTo = countedCache<number>(10_000);

  /** A slug became free: what is remembered of the table no longer holds. */
  forget(): void {
    this.#takenUpTo.clear();
  }

  /**
   * A slug that no live row of the table has.
   * @param wanted a slug, or a text to make one of
   * @param ownId the row that may keep its own slug
   * @returns '' when the text has no letter or digit
   */
  async free(trx: Kysely<Tables>, table: ResourceTable, wanted: string, ownId?: number): Promise<string> {
    const base = slugify(wanted);
    if (base === '') return '';
    const isTaken = (number: number) => slugIsTaken(trx, table, numbered(base, number), ownId);
    const key = `${table}/${base}`;
    // The unique index decides; of a crowd that wants one title, each would have to try as often as there are others.
    await takeTurn(trx, key);
    const known = this.#takenUpTo.get(key) ?? 0;
    const number = await firstFree(isTaken, known);
    this.#takenUpTo.set(key, number);
    return numbered(base, number);
  }
}

/** Whether a live row of the table, other than `ownId`, has the slug. */
export async function slugIsTaken(
  trx: Kysely<Tables>,
  table: ResourceTable,
  slug: string,
  ownId?: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where('slug', '=', slug)
    // Written out: of a parameter PostgreSQL's plan for all values can't tell that the index of what is not empty serves.
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

async function firstFree(isTaken: (number: number) => Promise<boolean>, known: number): Promise<number> {
  let taken = known;
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
