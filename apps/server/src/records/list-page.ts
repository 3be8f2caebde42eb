import { endFieldOf, fieldsOfKind } from '@porchlight/contract/entity';
import { fromCents } from '@porchlight/contract/money';
import type { ListPage } from '@porchlight/contract/rendering';
import type { Resource } from '@porchlight/contract/resources';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { indexedPart } from '../db/dialect.ts';
import { columnOf } from '../db/entity-columns.ts';
import { type StoredRow, tableNames } from '../db/tables.ts';
import { type ListOrder, type ListPlace, writeCursor } from './list-cursor.ts';
import { listConditions } from './list-filter.ts';
import type { CheckedListQuery } from './list-query.ts';

/** Rows of a list. */
export interface ListSlice {
  rows: StoredRow[];
  /** How many there are in all that match. */
  totalCount: number;
  /** Where they stand; missing when all were answered or some passed over by number. */
  page?: ListPage;
}

/** Reads what a list was asked for. */
export async function readList(db: Database, resource: Resource, query: CheckedListQuery): Promise<ListSlice> {
  if (query.whole !== undefined) {
    const all = new ListReader(db, resource, { ...query, search: '', filters: [] });
    if ((await all.count()) <= query.whole) return readSlice(all, { offset: 0 });
  }
  const reader = new ListReader(db, resource, query);
  const { limit, offset } = query;
  return limit === undefined || offset > 0 || query.overBefore !== undefined
    ? readSlice(reader, { limit, offset })
    : readPage(reader, query, limit);
}

async function readSlice(reader: ListReader, slice: { limit?: number; offset: number }): Promise<ListSlice> {
  const rows = await reader.slice(slice);
  const isAll = slice.limit === undefined && slice.offset === 0;
  return { rows, totalCount: isAll ? rows.length : await reader.count() };
}

async function readPage(reader: ListReader, query: CheckedListQuery, limit: number): Promise<ListSlice> {
  const { cursor } = query;
  const backwards = cursor?.direction === 'before';
  const [totalCount, amount] = await Promise.all([reader.count(), reader.amount()]);
  // One more than asked for tells whether there is more.
  const found = totalCount === 0 ? [] : await reader.from(cursor?.place, backwards, limit + 1);
  const hasMore = found.length > limit;
  const rows = backwards ? found.slice(0, limit).reverse() : found.slice(0, limit);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return { rows, totalCount, page: { next: null, previous: null, position: 0, amount } };
  const position = cursor ? await reader.countBefore(reader.placeOf(first)) : 0;
  const hasNext = backwards ? position + rows.length < totalCount : hasMore;
  return {
    rows,
    totalCount,
    page: {
      next: hasNext ? writeCursor(query, reader.placeOf(last)) : null,
      previous: position > 0 ? writeCursor(query, reader.placeOf(first)) : null,
      position,
      amount,
    },
  };
}

/**
 * Reads rows of one resource in one order. Rows without a sort value come last either way, so the list is two stretches,
 * those with a value and those without, and each is one range of an index: no row is read that is not answered.
 */
class ListReader {
  readonly #db: Database;
  readonly #table: RawBuilder<unknown>;
  readonly #conditions: RawBuilder<unknown>;
  readonly #key: RawBuilder<unknown>;
  readonly #order: ListOrder;
  readonly #overBefore: string | undefined;
  readonly #money: string | undefined;
  /** What takes place goes by its end, where it has one. */
  readonly #end: RawBuilder<unknown>;

  constructor(db: Database, resource: Resource, query: CheckedListQuery) {
    this.#db = db;
    this.#order = query;
    this.#overBefore = query.overBefore;
    const [money] = fieldsOfKind(resource.fields, 'money');
    this.#money = money && columnOf(money, 'money');
    this.#table = sql.table(tableNames[resource.name]);
    this.#conditions = listConditions(resource, query);
    this.#key = query.ignoreCase ? sql`lower(${sql.ref(query.column)})` : sql.ref(query.column);
    const end = endFieldOf(resource.fields, query.column);
    this.#end = end ? sql`coalesce(${sql.ref(end)}, ${this.#key})` : this.#key;
  }

  /** The row's place in this order. */
  placeOf(row: StoredRow): ListPlace {
    const value = row[this.#order.column] ?? null;
    return { key: this.#order.ignoreCase ? lower(String(value)) : value, id: row.id };
  }

  /** How many rows match. */
  count(): Promise<number> {
    return this.#number(
      sql<{ number: number }>`select count(*) as number from ${this.#table} where ${this.#conditions}`,
    );
  }

  /** Sum of the money of all that match, in dollars; undefined where rows have none. */
  async amount(): Promise<number | undefined> {
    if (this.#money === undefined) return undefined;
    const sum = sql.ref(this.#money);
    const all = sql<{ number: number }>`select sum(${sum}) as number from ${this.#table} where ${this.#conditions}`;
    return fromCents(await this.#number(all));
  }

  /** How many matching rows come before a place. */
  async countBefore(place: ListPlace): Promise<number> {
    const counts = this.#stretches(place, true).map((range) => this.#countOf(range));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  /** All matching rows, or some of them by number. */
  async slice({ limit, offset }: { limit?: number; offset: number }): Promise<StoredRow[]> {
    const range =
      limit === undefined && offset === 0 ? sql`` : sql`limit ${limit ?? Number.MAX_SAFE_INTEGER} offset ${offset}`;
    const direction = sql.raw(this.#order.descending ? 'desc' : 'asc');
    if (this.#overBefore === undefined) {
      return this.#rows(sql`order by ${this.#key} ${direction} nulls last, id ${direction} ${range}`);
    }
    return this.#soonest(this.#overBefore, limit ?? Number.MAX_SAFE_INTEGER, offset);
  }

  /** In the order `soonest`, which is four stretches: sorted as a whole, no index would help. */
  async #soonest(today: string, limit: number, offset: number): Promise<StoredRow[]> {
    const isRunning = sql`${this.#key} < ${today} and ${this.#end} >= ${today}`;
    const stretches: [RawBuilder<unknown>, RawBuilder<unknown>][] = [
      ...(this.#end === this.#key
        ? []
        : [[isRunning, sql`${this.#key}, id`] as [RawBuilder<unknown>, RawBuilder<unknown>]]),
      [sql`${this.#key} >= ${today}`, sql`${this.#key}, id`],
      [sql`${this.#key} is null`, sql`id`],
      [sql`${this.#key} < ${today} and ${this.#end} < ${today}`, sql`${this.#key} desc, id desc`],
    ];
    const found: StoredRow[] = [];
    let skipped = offset;
    for (const [range, order] of stretches) {
      const left = limit - found.length;
      if (left === 0) break;
      const rows = await this.#rows(sql`order by ${order} limit ${left} offset ${skipped}`, range);
      found.push(...rows);
      // What of a stretch was passed over has to be known only where nothing of it was found.
      if (rows.length > 0) skipped = 0;
      else if (skipped > 0) skipped -= Math.min(skipped, await this.#countOf(range));
    }
    return found;
  }

  #countOf(range: RawBuilder<unknown>): Promise<number> {
    return this.#number(
      sql<{ number: number }>`select count(*) as number from ${this.#table} where ${this.#conditions} and ${range}`,
    );
  }

  /**
   * Rows from a place on, which is not among them.
   * @param place undefined for the beginning
   * @param backwards towards the beginning; the nearest comes first
   */
  async from(place: ListPlace | undefined, backwards: boolean, limit: number): Promise<StoredRow[]> {
    const found: StoredRow[] = [];
    const direction = sql.raw(this.#order.descending === backwards ? 'asc' : 'desc');
    for (const range of this.#stretches(place, backwards)) {
      const left = limit - found.length;
      if (left === 0) break;
      const keys = new Set([
        this.#indexed(this.#key),
        this.#key,
        ...(this.#order.column === 'id' ? [] : [sql.ref('id')]),
      ]);
      const order = sql.join([...keys].map((key) => sql`${key} ${direction}`));
      found.push(...(await this.#rows(sql`order by ${order} limit ${left}`, range)));
    }
    return found;
  }

  /** The ranges to read from a place on, the nearest first. */
  #stretches(place: ListPlace | undefined, backwards: boolean): RawBuilder<boolean>[] {
    const compare = sql.raw(this.#order.descending === backwards ? '>' : '<');
    if (this.#order.column === 'id') return [place ? sql`id ${compare} ${place.id}` : sql`true`];
    const withKey = sql<boolean>`${this.#key} is not null`;
    const withoutKey = sql<boolean>`${this.#key} is null`;
    if (!place) return backwards ? [withoutKey, withKey] : [withKey, withoutKey];
    const rest =
      place.key === null
        ? sql<boolean>`${withoutKey} and id ${compare} ${place.id}`
        : // The first half says nothing new, but both need it to begin at the right place of an index on an expression.
          sql<boolean>`${this.#indexed(this.#key)} ${compare}= ${this.#indexed(sql`${place.key}`)} and (${this.#key}, id) ${compare} (${place.key}, ${place.id})`;
    if (place.key === null) return backwards ? [rest, withKey] : [rest];
    return backwards ? [rest] : [rest, withoutKey];
  }

  /** What the index holds of a sort value. */
  #indexed<Value>(value: RawBuilder<Value>): RawBuilder<Value> {
    return this.#order.ignoreCase ? indexedPart(this.#db.read, value) : value;
  }

  async #rows(order: RawBuilder<unknown>, range?: RawBuilder<unknown>): Promise<StoredRow[]> {
    const where = range ? sql`${this.#conditions} and ${range}` : this.#conditions;
    const { rows } = await sql<StoredRow>`select * from ${this.#table} where ${where} ${order}`.execute(this.#db.read);
    return rows;
  }

  async #number(query: RawBuilder<{ number: number }>): Promise<number> {
    const { rows } = await query.execute(this.#db.read);
    return Number(rows[0]?.number ?? 0);
  }
}

/** The databases' `lower`, which knows A to Z only: the place has to be what the index holds. */
function lower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
