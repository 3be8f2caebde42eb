import { endFieldOf, fieldsOfKind } from '@porchlight/contract/fields';
import { fromCents } from '@porchlight/contract/money';
import type { Resource } from '@porchlight/contract/resources';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { indexedPart } from '../db/dialect.ts';
import { columnOf } from '../db/entity-columns.ts';
import { type StoredRow, tableNames } from '../db/tables.ts';
import type { ListCounts } from './list-count-cache.ts';
import type { KeysetPosition, ListOrder, SegmentPosition } from './list-cursor.ts';
import { listConditions } from './list-filter.ts';
import type { CheckedListQuery } from './list-query.ts';
import { type ListSegment, soonest, sorted } from './list-segments.ts';

interface WalkOptions {
  /** Rows to skip. @default 0 */
  offset?: number;
  /** Whether to read towards the beginning. @default false */
  backwards?: boolean;
  /** Columns to read. @default all */
  columns?: RawBuilder<unknown>;
}

/**
 * Reads rows of one resource in one sort order. A list consists of stretches, such as the rows with a sort value and
 * those without, which always come last; each is one range of an index, so that only returned rows are read. Counts are
 * cached until a row changes.
 */
export class ListReader {
  readonly #db: Database;
  readonly #known: ListCounts;
  readonly #table: RawBuilder<unknown>;
  readonly #conditions: RawBuilder<unknown>;
  readonly #key: RawBuilder<unknown>;
  readonly #order: ListOrder;
  readonly #stretches: readonly ListSegment[];
  readonly #isSoonest: boolean;
  readonly #money: string | undefined;
  /** Cache keys for lists with these filters, and with this sort order. */
  readonly #conditionsKey: string;
  readonly #orderKey: string;

  constructor(db: Database, known: ListCounts, resource: Resource, query: CheckedListQuery) {
    this.#db = db;
    this.#known = known;
    this.#order = query;
    const [money] = fieldsOfKind(resource.fields, 'money');
    this.#money = money && columnOf(money, 'money');
    this.#table = sql.table(tableNames[resource.name]);
    this.#conditions = listConditions(resource, query);
    this.#key = query.ignoreCase ? sql`lower(${sql.ref(query.column)})` : sql.ref(query.column);
    const { search, filters, state, column, descending, overBefore } = query;
    this.#conditionsKey = JSON.stringify([search, filters, state]);
    this.#orderKey = JSON.stringify([search, filters, state, column, descending, overBefore]);
    this.#isSoonest = overBefore !== undefined;
    const end = endFieldOf(resource.fields, column);
    this.#stretches = overBefore === undefined ? sorted(this.#key, query) : soonest(this.#key, overBefore, end);
  }

  /** Returns a row's position in this sort order, for cursors. */
  placeOf(row: StoredRow): KeysetPosition {
    const value = row[this.#order.column] ?? null;
    return { key: this.#order.ignoreCase ? lower(String(value)) : value, id: row.id };
  }

  /** Returns the number of matching rows. */
  count(): Promise<number> {
    return this.#number(
      `count ${this.#conditionsKey}`,
      sql<{ number: number }>`select count(*) as number from ${this.#table} where ${this.#conditions}`,
    );
  }

  /** Returns the sum of the money of all matching rows, in dollars; undefined for a resource without a money field. */
  async amount(): Promise<number | undefined> {
    if (this.#money === undefined) return undefined;
    const sum = sql.ref(this.#money);
    const all = sql<{ number: number }>`select sum(${sum}) as number from ${this.#table} where ${this.#conditions}`;
    return fromCents(await this.#number(`sum ${this.#conditionsKey}`, all));
  }

  /**
   * Returns the index in the list of a page's first row.
   * @param rows the page's rows, at least one
   * @param cursor by which the page was requested
   */
  async positionOf(rows: readonly StoredRow[], cursor: CheckedListQuery['cursor']): Promise<number> {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last || !cursor) return 0;
    const key = ({ key: value, id }: KeysetPosition) => `${this.#orderKey} ${JSON.stringify([value, id])}`;
    const known = this.#known.get(cursor.direction, key(cursor.place));
    const length = cursor.direction === 'after' ? 0 : rows.length;
    const position = known === undefined ? await this.#countBefore(this.placeOf(first)) : known - length;
    this.#known.set(cursor.direction, key(cursor.place), position + length);
    this.#known.set('before', key(this.placeOf(first)), position);
    this.#known.set('after', key(this.placeOf(last)), position + rows.length);
    return position;
  }

  async #countBefore(place: KeysetPosition): Promise<number> {
    const counts = this.#ranges(this.#inStretch(place), true).map(({ range }) => this.#countOf(range));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  /** Returns all matching rows; when sorted by a column, in one query and so from one snapshot. */
  async all(): Promise<StoredRow[]> {
    if (this.#isSoonest) return this.slice(0);
    const direction = sql.raw(this.#order.descending ? 'desc' : 'asc');
    const { rows } = await sql<StoredRow>`
      select * from ${this.#table} where ${this.#conditions}
      order by ${this.#key} ${direction} nulls last, id ${direction}`.execute(this.#db.read);
    return rows;
  }

  /** Returns matching rows by offset and limit. */
  async slice(offset: number, limit = Number.MAX_SAFE_INTEGER): Promise<StoredRow[]> {
    const start = offset === 0 ? undefined : await this.#lastOf(offset);
    if (offset > 0 && !start) return [];
    const found = await this.#walk(start, limit);
    const last = found.at(-1);
    if (last) this.#known.set('passed', this.#passedKey(offset + found.length), last.place);
    return found.map(({ row }) => row);
  }

  /**
   * Returns the position of the last skipped row; undefined if there are fewer rows. The query reads the index only.
   */
  async #lastOf(passed: number): Promise<SegmentPosition | undefined> {
    const known = this.#known.get('passed', this.#passedKey(passed));
    if (known) return known;
    const columns = [...new Set(['id', this.#order.column])].map((column) => sql.ref(column));
    const [last] = await this.#walk(undefined, 1, { offset: passed - 1, columns: sql.join(columns) });
    if (last) this.#known.set('passed', this.#passedKey(passed), last.place);
    return last?.place;
  }

  #passedKey(passed: number): string {
    return `${this.#orderKey} ${passed}`;
  }

  /**
   * Returns the rows after a position.
   * @param place undefined for the beginning
   * @param backwards towards the beginning; the nearest row comes first
   */
  async from(place: KeysetPosition | undefined, backwards: boolean, limit: number): Promise<StoredRow[]> {
    const found = await this.#walk(place && this.#inStretch(place), limit, { backwards });
    return found.map(({ row }) => row);
  }

  #inStretch(place: KeysetPosition): SegmentPosition {
    return { ...place, stretch: place.key === null && this.#order.column !== 'id' ? 1 : 0 };
  }

  async #walk(
    place: SegmentPosition | undefined,
    limit: number,
    { offset = 0, backwards = false, columns = sql`*` }: WalkOptions = {},
  ): Promise<{ row: StoredRow; place: SegmentPosition }[]> {
    const found: { row: StoredRow; place: SegmentPosition }[] = [];
    let skipped = offset;
    for (const { range, stretch, number } of this.#ranges(place, backwards)) {
      const left = limit - found.length;
      if (left === 0) break;
      const direction = sql.raw(stretch.descending === backwards ? 'asc' : 'desc');
      const keys = stretch.key ? new Set([this.#indexed(stretch.key), stretch.key, sql.ref('id')]) : [sql.ref('id')];
      const order = sql.join([...keys].map((key) => sql`${key} ${direction}`));
      const { rows } = await sql<StoredRow>`
        select ${columns} from ${this.#table} where ${this.#conditions} and ${range}
        order by ${order} limit ${left} offset ${skipped}`.execute(this.#db.read);
      found.push(...rows.map((row) => ({ row, place: { ...this.placeOf(row), stretch: number } })));
      // How many rows of a stretch were skipped matters only if none of its rows was returned.
      if (rows.length > 0) skipped = 0;
      else if (skipped > 0) skipped -= Math.min(skipped, await this.#countOf(range));
    }
    return found;
  }

  /** Returns the ranges to read from a position on, nearest first. */
  #ranges(
    place: SegmentPosition | undefined,
    backwards: boolean,
  ): { range: RawBuilder<boolean>; stretch: ListSegment; number: number }[] {
    const all = this.#stretches.map((stretch, number) => {
      const { begin = sql<boolean>`true`, rest = sql<boolean>`true` } = stretch;
      return { range: sql<boolean>`${begin} and ${rest}`, stretch, number };
    });
    const ordered = backwards ? all.toReversed() : all;
    if (!place) return ordered;
    return ordered
      .filter(({ number }) => (backwards ? number <= place.stretch : number >= place.stretch))
      .map((each) =>
        each.number === place.stretch ? { ...each, range: this.#beyond(each.stretch, place, backwards) } : each,
      );
  }

  /**
   * SQL condition for the rows after a position in its stretch. Leaves out the stretch's `begin`: SQLite would read
   * from there.
   */
  #beyond(
    { rest = sql`true`, key, descending }: ListSegment,
    place: KeysetPosition,
    backwards: boolean,
  ): RawBuilder<boolean> {
    const compare = sql.raw(descending === backwards ? '>' : '<');
    if (!key) return sql`${rest} and id ${compare} ${place.id}`;
    // The first half is redundant, but both databases need it to find the start in an index on an expression.
    return sql`${rest} and ${this.#indexed(key)} ${compare}= ${this.#indexed(sql`${place.key}`)}
      and (${key}, id) ${compare} (${place.key}, ${place.id})`;
  }

  /** Returns the part of a sort value that is in the index. */
  #indexed<Value>(value: RawBuilder<Value>): RawBuilder<Value> {
    return this.#order.ignoreCase ? indexedPart(this.#db.read, value) : value;
  }

  #countOf(range: RawBuilder<unknown>): Promise<number> {
    return read(
      this.#db,
      sql<{ number: number }>`select count(*) as number from ${this.#table} where ${this.#conditions} and ${range}`,
    );
  }

  async #number(key: string, query: RawBuilder<{ number: number }>): Promise<number> {
    const known = this.#known.get('number', key);
    if (known !== undefined) return known;
    const number = await read(this.#db, query);
    this.#known.set('number', key, number);
    return number;
  }
}

async function read(db: Database, query: RawBuilder<{ number: number }>): Promise<number> {
  const { rows } = await query.execute(db.read);
  return Number(rows[0]?.number ?? 0);
}

/** Like the databases' `lower`, which converts A to Z only: the position must match the index. */
function lower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
