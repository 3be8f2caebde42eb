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

/** What a search matches in `search_index`. */
export interface Matches {
  /** The column with a row's number. */
  row: RawBuilder<number>;
  where: RawBuilder<boolean>;
  /** Up to so many of the rows' numbers, as a table with the column `number`. */
  some(most: number): RawBuilder<unknown>;
  /** Of how many the newest are found by reading all of them, with `newest`; at least `searchCountMax`. */
  readMax: number;
  /** The numbers of a kind's newest rows among `some`, as JSON; null where `readMax` is no more than are ranked. */
  newest: RawBuilder<unknown>;
}

/**
 * Counts the rows of each kind that match. Of more than `searchCountMax` in all the newest of each kind count, and are
 * answered with it.
 */
export async function countRows(
  db: Kysely<Tables>,
  matches: Matches,
): Promise<{ counts: Partial<Record<SearchKind, number>>; newest?: NewestRows }> {
  const { some, readMax } = matches;
  const { rows } = await sql<{ code: number; found: number; newest: number[] | null }>`
    select number % ${sql.lit(rowStep)} as code, count(*) as found, ${matches.newest} as newest
    from ${some(readMax + 1)} group by code`.execute(db);
  const all = rows.reduce((sum, { found }) => sum + found, 0);
  if (all <= searchCountMax)
    return { counts: Object.fromEntries(rows.map(({ code, found }) => [kindOfRow(code), found])) };
  const newest: NewestRows =
    all <= readMax
      ? new Map(rows.map((each) => [kindOfRow(each.code), each.newest ?? []]))
      : await newestRows(db, matches);
  return { counts: Object.fromEntries([...newest].map(([kind, numbers]) => [kind, numbers.length])), newest };
}

/**
 * Reads the newest matching rows of each kind. Each large kind is read from its own last row on, so that it is not looked
 * for among the newer ones of others.
 */
async function newestRows(db: Kysely<Tables>, matches: Matches): Promise<NewestRows> {
  const lastIds = await readLastIds(db);
  const reads: RawBuilder<unknown>[] = [];
  const small = lastIds.filter(({ last }) => last <= smallMax);
  if (small.length > 0) reads.push(rowsOfSmall(matches, small));
  for (const each of lastIds) if (each.last > smallMax) reads.push(rowsOfLarge(matches, each));
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
function rowsOfSmall({ row, where }: Matches, kinds: readonly LastId[]): RawBuilder<unknown> {
  const end = (Math.max(...kinds.map(({ last }) => last)) + 1) * rowStep;
  const codes = kinds.map(({ kind }) => sql.lit(kindCode(kind)));
  return sql`select ${row} as number from search_index
    where ${where} and ${row} < ${sql.lit(end)} and ${row} % ${sql.lit(rowStep)} in (${sql.join(codes)})`;
}

/** The newest of a kind. */
function rowsOfLarge({ row, where }: Matches, { kind, last }: LastId): RawBuilder<unknown> {
  return sql`select * from (
    select ${row} as number from search_index
    where ${where} and ${row} <= ${sql.lit(rowOf(kind, last))} and ${row} % ${sql.lit(rowStep)} = ${sql.lit(kindCode(kind))}
    order by ${row} desc limit ${sql.lit(searchCountMax)}) as of_kind`;
}
