import { entityOf } from '@porchlight/contract/entities';
import { searchCountMax } from '@porchlight/contract/limits';
import { type SearchKind, searchKinds } from '@porchlight/contract/search';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { fixedPageCode, kindOfRow, pagesMax, rowOf, rowStep } from './search-rows.ts';

/**
 * The newest matching rows of each code, newest first, at most `searchCountMax` of each; codes without matches are
 * missing.
 */
export type NewestRows = ReadonlyMap<number, readonly number[]>;

/** Kinds whose largest id is at most this are read completely. */
const smallMax = 5000;

/** Returns the number of rows of each kind. */
export function countNewest(newest: NewestRows): Partial<Record<SearchKind, number>> {
  return sumByKind([...newest].map(([code, { length }]) => ({ code, found: length })));
}

/** Condition over the rows of SQLite's `search_index`, whose ids are its `rowid`. */
type Condition = RawBuilder<boolean>;

/**
 * Counts the matching rows of each kind. If there are more than `searchCountMax` in all, counts and returns only the
 * newest of each kind.
 */
export async function countRows(
  db: Kysely<Tables>,
  where: Condition,
): Promise<{ counts: Partial<Record<SearchKind, number>>; newest?: NewestRows }> {
  const { rows } = await sql<{ code: number; found: number }>`
    select number % ${sql.lit(rowStep)} as code, count(*) as found
    from (select rowid as number from search_index where ${where} limit ${sql.lit(searchCountMax + 1)})
    group by code`.execute(db);
  if (rows.reduce((sum, { found }) => sum + found, 0) <= searchCountMax) return { counts: sumByKind(rows) };
  const newest = await newestRows(db, where);
  return { counts: countNewest(newest), newest };
}

function sumByKind(rows: readonly { code: number; found: number }[]): Partial<Record<SearchKind, number>> {
  const byKind = Map.groupBy(rows, ({ code }) => kindOfRow(code));
  return Object.fromEntries(
    [...byKind].map(([kind, ofKind]) => [kind, ofKind.reduce((sum, { found }) => sum + found, 0)]),
  );
}

/**
 * Reads the newest matching rows of each kind. Each large kind is read from its own last row down, so that newer rows
 * of other kinds are not scanned for it.
 */
async function newestRows(db: Kysely<Tables>, where: Condition): Promise<NewestRows> {
  const lastIds = await readLastIds(db);
  const reads: RawBuilder<unknown>[] = [];
  const small = lastIds.filter(({ last }) => last <= smallMax);
  if (small.length > 0) reads.push(rowsOfSmall(where, small));
  for (const each of lastIds) if (each.last > smallMax) reads.push(rowsOfLarge(where, each));
  const { rows } = await sql<{ number: number }>`${sql.join(reads, sql` union all `)}`.execute(db);
  const byCode = Map.groupBy(
    rows.map(({ number }) => number).toSorted((a, b) => b - a),
    (row) => row % rowStep,
  );
  return new Map([...byCode].map(([code, numbers]) => [code, numbers.slice(0, searchCountMax)]));
}

/** A code that has rows, with its largest id. */
interface LastId {
  code: number;
  last: number;
}

async function readLastIds(db: Kysely<Tables>): Promise<LastId[]> {
  const recordQueries = searchKinds.flatMap((kind) => {
    const { search, table } = entityOf(kind);
    return search ? [sql`select ${sql.lit(search.code)} as code, max(id) as last from ${sql.table(table)}`] : [];
  });
  const { rows } = await sql<{ code: number; last: number | null }>`
    ${sql.join(recordQueries, sql` union all `)}`.execute(db);
  const records = rows.flatMap(({ code, last }) => (last === null ? [] : [{ code, last }]));
  return [{ code: fixedPageCode, last: pagesMax }, ...records];
}

/** All matching rows of the kinds with small ids: the beginning of the index. */
function rowsOfSmall(where: Condition, small: readonly LastId[]): RawBuilder<unknown> {
  const end = (Math.max(...small.map(({ last }) => last)) + 1) * rowStep;
  const codes = small.map(({ code }) => sql.lit(code));
  return sql`select rowid as number from search_index
    where ${where} and rowid < ${sql.lit(end)} and rowid % ${sql.lit(rowStep)} in (${sql.join(codes)})`;
}

/** The newest matching rows of a kind. */
function rowsOfLarge(where: Condition, { code, last }: LastId): RawBuilder<unknown> {
  return sql`select * from (
    select rowid as number from search_index
    where ${where} and rowid <= ${sql.lit(rowOf(code, last))} and rowid % ${sql.lit(rowStep)} = ${sql.lit(code)}
    order by rowid desc limit ${sql.lit(searchCountMax)}) as of_kind`;
}
