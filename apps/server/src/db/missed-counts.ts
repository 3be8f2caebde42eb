import { dayAt } from '@porchlight/contract/dates';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { acquireTransactionLock } from './dialect.ts';
import type { Tables } from './tables.ts';

/** Interval of writing, in milliseconds. */
const intervalMs = 60 * 1000;

/** A table of what visitors asked for in vain: its key, `count`, `last_day` and `is_ignored`. */
interface CountedTable {
  table: 'missed_addresses' | 'missed_searches';
  key: 'path' | 'words';
  /** Maximum number of rows that are listed, and of ignored ones. */
  max: number;
}

/** What was asked for, how often, and on which day last. */
export interface MissedCount {
  key: string;
  count: number;
  last_day: string;
}

/**
 * Counts what visitors asked for in vain, and keeps nothing about the visitors. Requests are counted in memory and
 * written together, once a minute, so that a flood of them costs next to nothing.
 */
export class MissedCounts {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #counted: CountedTable;
  #counts = new Map<string, number>();

  constructor(db: Database, now: () => Date, counted: CountedTable) {
    this.#db = db;
    this.#now = now;
    this.#counted = counted;
  }

  /** Counts a request. */
  count(key: string): void {
    const count = this.#counts.get(key);
    if (count === undefined && this.#counts.size >= this.#counted.max) return;
    this.#counts.set(key, (count ?? 0) + 1);
  }

  /**
   * Writes what was counted, and forgets what was requested least.
   * @param isCounted which of the keys are written. @default all
   */
  async flush(isCounted: (key: string, all: ReadonlyMap<string, number>) => boolean = () => true): Promise<void> {
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    const day = dayAt(this.#now());
    const rows = [...counts].filter(([key]) => isCounted(key, counts));
    if (rows.length === 0) return;
    const { table, key } = this.#counted;
    await this.#db.write(async (trx) => {
      // Several nodes write the same rows.
      await acquireTransactionLock(trx, table);
      const values = rows.map(([value, count]) => sql`(${value}, ${sql.lit(count)}, ${day}, 0)`);
      await sql`insert into ${sql.table(table)} (${sql.ref(key)}, count, last_day, is_ignored) values ${sql.join(values)}
        on conflict (${sql.ref(key)}) do update
        set count = ${sql.ref(table)}.count + excluded.count, last_day = excluded.last_day`.execute(trx);
      for (const isIgnored of [0, 1]) await this.#forgetRarest(trx, isIgnored);
    });
  }

  /** What is not ignored, the most requested first. */
  async list(): Promise<MissedCount[]> {
    const { table, key } = this.#counted;
    const { rows } = await sql<MissedCount>`select ${sql.ref(key)} as key, count, last_day from ${sql.table(table)}
      where is_ignored = 0 order by count desc, last_day desc, ${sql.ref(key)}`.execute(this.#db.read);
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }

  /** Leaves a key out of the list from now on, or lists it again. @returns whether it was counted */
  async ignore(value: string, isIgnored: boolean): Promise<boolean> {
    const { table, key } = this.#counted;
    const { numAffectedRows = 0n } = await this.#db.write((trx) =>
      sql`update ${sql.table(table)} set is_ignored = ${sql.lit(isIgnored ? 1 : 0)}
        where ${sql.ref(key)} = ${value}`.execute(trx),
    );
    return numAffectedRows > 0n;
  }

  async #forgetRarest(trx: Kysely<Tables>, isIgnored: number): Promise<void> {
    const { table, key, max } = this.#counted;
    await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where is_ignored = ${sql.lit(isIgnored)}
      order by count desc, last_day desc, ${sql.ref(key)} limit ${sql.lit(max)} offset ${sql.lit(max)})`.execute(trx);
  }
}

/** Begins to write counts once a minute. @returns a function that stops it */
export function flushRegularly(flush: () => Promise<void>, failed: (error: unknown) => void): () => void {
  const timer = setInterval(() => void flush().catch(failed), intervalMs).unref();
  return () => clearInterval(timer);
}
