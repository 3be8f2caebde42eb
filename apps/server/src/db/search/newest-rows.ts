import { entityOf } from '@porchlight/contract/entities';
import { searchCountMax } from '@porchlight/contract/limits';
import { type SearchKind, searchKinds } from '@porchlight/contract/search';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { kindCode, kindOfRow, pagesMax, rowOf, rowStep } from './search-rows.ts';

/** The newest rows of each kind that match, at most `searchCountMax` of each, the newest first; kinds without one are missing. */
export type NewestRows = ReadonlyMap<SearchKind, readonly number[]>;

/** Kinds whose ids reach no further are read whole. */
const smallMax = 5000;

/** How many rows of each kind there are. */
export function countNewest(newest: NewestRows): Partial<Record<SearchKind, number>> {
  return Object.fromEntries([...newest].map(([kind, numbers]) => [kind, numbers.length]));
}

/** Which rows of SQLite's `search_index` match. Its column `rowid` has their numbers. */
type Condition = RawBuilder<boolean>;

/** Counts the rows of each kind that match; of more than `searchCountMax` in all, the newest of each kind, which it names. */
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
 * Reads the newest matching rows of each kind. Each large kind is read from its own last row on, so that it is not looked
 * for among the newer ones of others.
 */
async function newestRows(db: Kysely<Tables>, where: Condition): Promise<NewestRows> {
  const lastIds = await readLastIds(db);
  const reads: RawBuilder<unknown>[] = [];
  const small = lastIds.filter(({ last }) => last <= smallMax);
  if (small.length > 0) reads.push(rowsOfSmall(where, small));
  for (const each of lastIds) if (each.last > smallMax) reads.push(rowsOfLarge(where, each));
  const { rows } = await sql<{ number: number }>`${sql.join(reads, sql` union all `)}`.execute(db);
  const ofKinds = Map.groupBy(
    rows.map(({ number }) => number).toSorted((a, b) => b - a),
    kindOfRow,
  );
  return new Map([...ofKinds].map(([kind, numbers]) => [kind, numbers.slice(0, searchCountMax)]));
}

/** A kind that has records, and the largest of their ids. */
interface LastId {
  kind: SearchKind;
  last: number;
}

async function readLastIds(db: Kysely<Tables>): Promise<LastId[]> {
  const ofRecords = searchKinds.flatMap((kind) =>
    kind === 'page'
      ? []
      : [sql`select ${sql.lit(kind)} as kind, max(id) as last from ${sql.table(entityOf(kind).table)}`],
  );
  const { rows } = await sql<{ kind: SearchKind; last: number | null }>`
    ${sql.join(ofRecords, sql` union all `)}`.execute(db);
  const records = rows.flatMap(({ kind, last }) => (last === null ? [] : [{ kind, last }]));
  return [{ kind: 'page', last: pagesMax }, ...records];
}

/** All of the kinds whose ids are small: the beginning of the index. */
function rowsOfSmall(where: Condition, kinds: readonly LastId[]): RawBuilder<unknown> {
  const end = (Math.max(...kinds.map(({ last }) => last)) + 1) * rowStep;
  const codes = kinds.map(({ kind }) => sql.lit(kindCode(kind)));
  return sql`select rowid as number from search_index
    where ${where} and rowid < ${sql.lit(end)} and rowid % ${sql.lit(rowStep)} in (${sql.join(codes)})`;
}

/** The newest of a kind. */
function rowsOfLarge(where: Condition, { kind, last }: LastId): RawBuilder<unknown> {
  return sql`select * from (
    select rowid as number from search_index
    where ${where} and rowid <= ${sql.lit(rowOf(kind, last))} and rowid % ${sql.lit(rowStep)} = ${sql.lit(kindCode(kind))}
    order by rowid desc limit ${sql.lit(searchCountMax)}) as of_kind`;
}
