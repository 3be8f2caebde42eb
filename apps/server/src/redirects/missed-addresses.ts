import { dayAt } from '@porchlight/contract/dates';
import { freePathProblem } from '@porchlight/contract/free-paths';
import { missedAddressesMax } from '@porchlight/contract/limits';
import type { MissedAddress } from '@porchlight/contract/missed-addresses';
import { canonicalPath, pathKey } from '@porchlight/contract/site-paths';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { acquireTransactionLock } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';
import { coveringKeys } from './find-redirect.ts';

/** Interval of writing, in milliseconds. */
const intervalMs = 60 * 1000;
/** Most keys that one query looks up. */
const chunkKeys = 1000;

/** Endings of files that people link to. All others are requested by programs that look for weaknesses. */
const linkedFile = /\.(?:html?|pdf)$/;
/** Segments that such programs request. */
const probe = /\/(?:\.|wp-|wordpress|cgi-bin|phpmyadmin|xmlrpc|vendor\/)/;

/**
 * The addresses that visitors requested in vain: path, number and last day, and nothing about the visitors. Requests are
 * counted in memory and written together, once a minute, so that a flood of them costs next to nothing.
 */
export class MissedAddresses {
  readonly #db: Database;
  readonly #now: () => Date;
  #counts = new Map<string, number>();

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Counts a request. @param address path as requested, with or without a query */
  count(address: string): void {
    const path = canonicalPath(address);
    if (path === undefined || !isWorthCounting(path)) return;
    const key = pathKey(path);
    const count = this.#counts.get(key);
    if (count === undefined && this.#counts.size >= missedAddressesMax) return;
    this.#counts.set(key, (count ?? 0) + 1);
  }

  /** Writes what was counted, and forgets the addresses that were requested least. */
  async flush(): Promise<void> {
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    const last_day = dayAt(this.#now());
    const rows = [...counts].map(([path, count]) => ({ path, count, last_day }));
    await this.#db.write(async (trx) => {
      // Several nodes write the same rows.
      await acquireTransactionLock(trx, 'missed addresses');
      await trx
        .insertInto('missed_addresses')
        .values(rows.map((row) => ({ ...row, is_ignored: 0 })))
        .onConflict((conflict) =>
          conflict.column('path').doUpdateSet(({ ref }) => ({
            count: sql`missed_addresses.count + excluded.count`,
            last_day: ref('excluded.last_day'),
          })),
        )
        .execute();
      for (const isIgnored of [0, 1]) await forgetRarest(trx, isIgnored);
    });
  }

  /** The addresses that are neither redirected nor ignored, the most requested ones first. */
  async list(): Promise<MissedAddress[]> {
    await this.flush();
    const rows = await this.#db.read
      .selectFrom('missed_addresses')
      .select(['path', 'count', 'last_day'])
      .where('is_ignored', '=', 0)
      .orderBy('count', 'desc')
      .orderBy('last_day', 'desc')
      .orderBy('path')
      .execute();
    const redirected = await redirectedKeys(
      this.#db.read,
      rows.flatMap(({ path }) => coveringKeys(path)),
    );
    return rows
      .filter(({ path }) => !coveringKeys(path).some((key) => redirected.has(key)))
      .map((row) => ({ ...row, count: Number(row.count) }));
  }

  /** Leaves an address out of the list from now on, or lists it again. @returns whether it was opened in vain */
  async ignore(path: string, isIgnored: boolean): Promise<boolean> {
    const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await this.#db.write((trx) =>
      trx
        .updateTable('missed_addresses')
        .set({ is_ignored: isIgnored ? 1 : 0 })
        .where('path', '=', pathKey(path))
        .execute(),
    );
    return numUpdatedRows > 0n;
  }

  /** Begins to write once a minute. @returns a function that stops it */
  start(failed: (error: unknown) => void): () => void {
    const timer = setInterval(() => void this.flush().catch(failed), intervalMs).unref();
    return () => clearInterval(timer);
  }
}

/** Whether people may have been looking for a page at a path, and a redirect can lead from it. */
function isWorthCounting(path: string): boolean {
  const key = pathKey(path);
  const isFile = /\.[^/.]+$/.test(key) && !linkedFile.test(key);
  return !isFile && !probe.test(key) && !key.includes('*') && freePathProblem(path) === undefined;
}

async function forgetRarest(trx: Kysely<Tables>, isIgnored: number): Promise<void> {
  const rest = trx
    .selectFrom('missed_addresses')
    .select('path')
    .where('is_ignored', '=', isIgnored)
    .orderBy('count', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('path')
    .limit(missedAddressesMax)
    .offset(missedAddressesMax);
  await trx.deleteFrom('missed_addresses').where('path', 'in', rest).execute();
}

/** Those of the keys that have a redirect. */
async function redirectedKeys(db: Kysely<Tables>, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(keys)];
  const found = new Set<string>();
  for (let start = 0; start < wanted.length; start += chunkKeys) {
    const rows = await db
      .selectFrom('redirects')
      .select('path_key')
      .where('path_key', 'in', wanted.slice(start, start + chunkKeys))
      .where('path_key', '<>', sql.lit(''))
      .where('deleted_at', 'is', null)
      .execute();
    for (const { path_key } of rows) found.add(String(path_key));
  }
  return found;
}
