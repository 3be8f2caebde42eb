import { freePathProblem } from '@porchlight/contract/free-paths';
import { missedAddressesMax } from '@porchlight/contract/limits';
import type { MissedAddress } from '@porchlight/contract/missed-addresses';
import { canonicalPath, pathKey } from '@porchlight/contract/site-paths';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { flushRegularly, MissedCounts } from '../db/missed-counts.ts';
import type { Tables } from '../db/tables.ts';
import { coveringKeys } from './find-redirect.ts';

/** Most keys that one query looks up. */
const chunkKeys = 1000;

/** Endings of files that people link to. All others are requested by programs that look for weaknesses. */
const linkedFile = /\.(?:html?|pdf)$/;
/** Segments that such programs request. */
const probe = /\/(?:\.|wp-|wordpress|cgi-bin|phpmyadmin|xmlrpc|vendor\/)/;

/** The addresses that visitors requested in vain: path, number and last day, and nothing about the visitors. */
export class MissedAddresses {
  readonly #db: Database;
  readonly #counts: MissedCounts;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#counts = new MissedCounts(db, now, { table: 'missed_addresses', key: 'path', max: missedAddressesMax });
  }

  /** Counts a request. @param address path as requested, with or without a query */
  count(address: string): void {
    const path = canonicalPath(address);
    if (path !== undefined && isWorthCounting(path)) this.#counts.count(pathKey(path));
  }

  /** Writes what was counted, and forgets the addresses that were requested least. */
  flush(): Promise<void> {
    return this.#counts.flush();
  }

  /** The addresses that are neither redirected nor ignored, the most requested ones first. */
  async list(): Promise<MissedAddress[]> {
    await this.flush();
    const rows = (await this.#counts.list()).map(({ key, ...row }) => ({ path: key, ...row }));
    const redirected = await redirectedKeys(
      this.#db.read,
      rows.flatMap(({ path }) => coveringKeys(path)),
    );
    return rows.filter(({ path }) => !coveringKeys(path).some((key) => redirected.has(key)));
  }

  /** Leaves an address out of the list from now on, or lists it again. @returns whether it was opened in vain */
  ignore(path: string, isIgnored: boolean): Promise<boolean> {
    return this.#counts.ignore(pathKey(path), isIgnored);
  }

  /** Begins to write once a minute. @returns a function that stops it */
  start(failed: (error: unknown) => void): () => void {
    return flushRegularly(() => this.flush(), failed);
  }
}

/** Whether people may have been looking for a page at a path, and a redirect can lead from it. */
function isWorthCounting(path: string): boolean {
  const key = pathKey(path);
  const isFile = /\.[^/.]+$/.test(key) && !linkedFile.test(key);
  return !isFile && !probe.test(key) && !key.includes('*') && freePathProblem(path) === undefined;
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
