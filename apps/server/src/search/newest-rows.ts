import { entityOf } from '@porchlight/contract/entities';
import { searchCountMax } from '@porchlight/contract/limits';
import { type SearchKind, searchKinds } from '@porchlight/contract/search';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { kindCode, kindOfRow, pagesMax, rowOf, rowStep } from './search-rows.ts';

/**
 * The newest matching rows of each kind, newest first, at most `searchCountMax` of each; kinds without matches are
 * missing.
 */
export type NewestRows = ReadonlyMap<SearchKind, readonly number[]>;

/** Kinds whose largest id is at most this are read completely. */
const smallMax = 5000;

/** Returns the number of rows of each kind. */
export function countNewest(newest: NewestRows): Partial<Record<SearchKind, number>> {
  return Object.fromEntries([...newest].map(([kind, numbers]) => [kind, numbers.length]));
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
  if (rows.reduce((sum, { found }) => sum + found, 0) <= searchCountMax)
    return { counts: Object.fromEntries(rows.map(({ code, found }) => [kindOfRow(code), found])) };
  const newest = await newestRows(db, where);
  return { counts: countNewest(newest), newest };
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
  const byKind = Map.groupBy(
    rows.map(({ number }) => number).toSorted((a, b) => b - a),
    kindOfRow,
  );
  return new Map([...byKind].map(([kind, numbers]) => [kind, numbers.slice(0, searchCountMax)]));
}

/** A kind that has records, with its largest id. */
interface LastId {
  kind: SearchKind;
  last: number;
}

async function readLastIds(db: Kysely<Tables>): Promise<LastId[]> {
  const recordQueries = searchKinds.flatMap((kind) =>
    kind === 'page'
      ? []
      : [sql`select ${sql.lit(kind)} as kind, max(id) as last from ${sql.table(entityOf(kind).table)}`],
  );
  const { rows } = await sql<{ kind: SearchKind; last: number | null }>`
    ${sql.join(recordQueries, sql` union all `)}`.execute(db);
  const records = rows.flatMap(({ kind, last }) => (last === null ? [] : [{ kind, last }]));
  return [{ kind: 'page', last: pagesMax }, ...records];
}

/** All matching rows of the kinds with small ids: the beginning of the index. */
function rowsOfSmall(where: Condition, kinds: readonly LastId[]): RawBuilder<unknown> {
  const end = (Math.max(...kinds.map(({ last }) => last)) + 1) * rowStep;
  const codes = kinds.map(({ kind }) => sql.lit(kindCode(kind)));
  return sql`select rowid as number from search_index
    where ${where} and rowid < ${sql.lit(end)} and rowid % ${sql.lit(rowStep)} in (${sql.join(codes)})`;
}

/** The newest matching rows of a kind. */
function rowsOfLarge(where: Condition, { kind, last }: LastId): RawBuilder<unknown> {
  return sql`select * from (
    select rowid as number from search_index
    where ${where} and rowid <= ${sql.lit(rowOf(kind, last))} and rowid % ${sql.lit(rowStep)} = ${sql.lit(kindCode(kind))}
    order by rowid desc limit ${sql.lit(searchCountMax)}) as of_kind`;
}
