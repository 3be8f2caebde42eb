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
import { columnSegments, type ListSegment, soonestSegments } from './list-segments.ts';

interface WalkOptions {
  /** Rows to skip. @default 0 */
  offset?: number;
  /** Whether to read towards the beginning. @default false */
  backwards?: boolean;
  /** Columns to read. @default all */
  columns?: RawBuilder<unknown>;
}

/**
 * Reads rows of one resource in one sort order. A list consists of segments, such as the rows with a sort value and
 * those without, which always come last; each is one range of an index, so that only returned rows are read. Counts are
 * cached until a row changes.
 */
export class ListReader {
  readonly #db: Database;
  readonly #counts: ListCounts;
  readonly #table: RawBuilder<unknown>;
  readonly #conditions: RawBuilder<unknown>;
  readonly #key: RawBuilder<unknown>;
  readonly #order: ListOrder;
  readonly #segments: readonly ListSegment[];
  readonly #isSoonest: boolean;
  /** Whether the list is only what is upcoming, or only what is past. */
  readonly #isPart: boolean;
  readonly #money: string | undefined;
  /** Cache keys for lists with these filters, and with this sort order. */
  readonly #conditionsKey: string;
  readonly #orderKey: string;

  constructor(db: Database, counts: ListCounts, resource: Resource, query: CheckedListQuery) {
    this.#db = db;
    this.#counts = counts;
    this.#order = query;
    const [money] = fieldsOfKind(resource.fields, 'money');
    this.#money = money && columnOf(money, 'money');
    this.#table = sql.table(tableNames[resource.name]);
    this.#conditions = listConditions(resource, query);
    this.#key = query.ignoreCase ? sql`lower(${sql.ref(query.column)})` : sql.ref(query.column);
    const { search, filters, series, among, state, column, descending, over, when } = query;
    this.#conditionsKey = JSON.stringify([search, filters, series, among, state, ...(when ? [when, over] : [])]);
    this.#orderKey = JSON.stringify([search, filters, series, among, state, column, descending, over, when]);
    this.#isSoonest = over !== undefined;
    const end = endFieldOf(resource.fields, column);
    const times = {
      key: this.#key,
      end: end === undefined ? undefined : sql.ref(end),
      allDay: resource.fields.all_day ? sql<boolean>`(all_day = 1)` : sql<boolean>`(1 = 0)`,
    };
    const segments = over === undefined ? columnSegments(this.#key, query) : soonestSegments(times, over);
    this.#isPart = when !== undefined;
    this.#segments = when ? segments.filter(({ isPast = false }) => isPast === (when === 'past')) : segments;
  }

  /** Returns a row's position in this sort order, for cursors. */
  keysetOf(row: StoredRow): KeysetPosition {
    const value = row[this.#order.column] ?? null;
    return { key: this.#order.ignoreCase ? lower(String(value)) : value, id: row.id };
  }

  /** Returns the number of matching rows. */
  count(): Promise<number> {
    // No row is in two segments.
    const ranges = this.#isPart ? this.#ranges(undefined, false).map(({ range }) => sql`(${range})`) : [sql`true`];
    return this.#number(
      `count ${this.#conditionsKey}`,
      sql<{ number: number }>`
        select count(*) as number from ${this.#table} where ${this.#conditions} and (${sql.join(ranges, sql` or `)})`,
    );
  }

  /** Returns the sum of the money of all matching rows, in dollars; undefined for a resource without a money field. */
  async amount(): Promise<number | undefined> {
    if (this.#money === undefined) return undefined;
    const sum = sql.ref(this.#money);
    const query = sql<{ number: number }>`select sum(${sum}) as number from ${this.#table} where ${this.#conditions}`;
    return fromCents(await this.#number(`sum ${this.#conditionsKey}`, query));
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
    const cached = this.#counts.get(cursor.direction, key(cursor.position));
    const length = cursor.direction === 'after' ? 0 : rows.length;
    const position = cached === undefined ? await this.#countBefore(this.keysetOf(first)) : cached - length;
    this.#counts.set(cursor.direction, key(cursor.position), position + length);
    this.#counts.set('before', key(this.keysetOf(first)), position);
    this.#counts.set('after', key(this.keysetOf(last)), position + rows.length);
    return position;
  }

  async #countBefore(keyset: KeysetPosition): Promise<number> {
    const counts = this.#ranges(this.#inSegment(keyset), true).map(({ range }) => this.#countOf(range));
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
    const fetched = await this.#walk(start, limit);
    const last = fetched.at(-1);
    if (last) this.#counts.set('passed', this.#passedKey(offset + fetched.length), last.keyset);
    return fetched.map(({ row }) => row);
  }

  /**
   * Returns the position of the last skipped row; undefined if there are fewer rows. The query reads the index only.
   */
  async #lastOf(skippedCount: number): Promise<SegmentPosition | undefined> {
    const cached = this.#counts.get('passed', this.#passedKey(skippedCount));
    if (cached) return cached;
    const columns = [...new Set(['id', this.#order.column])].map((column) => sql.ref(column));
    const [last] = await this.#walk(undefined, 1, { offset: skippedCount - 1, columns: sql.join(columns) });
    if (last) this.#counts.set('passed', this.#passedKey(skippedCount), last.keyset);
    return last?.keyset;
  }

  #passedKey(skippedCount: number): string {
    return `${this.#orderKey} ${skippedCount}`;
  }

  /**
   * Returns the rows after a position.
   * @param keyset undefined for the beginning
   * @param backwards towards the beginning; the nearest row comes first
   */
  async from(keyset: KeysetPosition | undefined, backwards: boolean, limit: number): Promise<StoredRow[]> {
    const fetched = await this.#walk(keyset && this.#inSegment(keyset), limit, { backwards });
    return fetched.map(({ row }) => row);
  }

  #inSegment(keyset: KeysetPosition): SegmentPosition {
    return { ...keyset, segment: keyset.key === null && this.#order.column !== 'id' ? 1 : 0 };
  }

  async #walk(
    keyset: SegmentPosition | undefined,
    limit: number,
    { offset = 0, backwards = false, columns = sql`*` }: WalkOptions = {},
  ): Promise<{ row: StoredRow; keyset: SegmentPosition }[]> {
    const fetched: { row: StoredRow; keyset: SegmentPosition }[] = [];
    let skipped = offset;
    for (const { range, segment, number } of this.#ranges(keyset, backwards)) {
      const left = limit - fetched.length;
      if (left === 0) break;
      const direction = sql.raw(segment.descending === backwards ? 'asc' : 'desc');
      const keys = segment.key ? new Set([this.#indexed(segment.key), segment.key, sql.ref('id')]) : [sql.ref('id')];
      const order = sql.join([...keys].map((key) => sql`${key} ${direction}`));
      const { rows } = await sql<StoredRow>`
        select ${columns} from ${this.#table} where ${this.#conditions} and ${range}
        order by ${order} limit ${left} offset ${skipped}`.execute(this.#db.read);
      fetched.push(...rows.map((row) => ({ row, keyset: { ...this.keysetOf(row), segment: number } })));
      // How many rows of a segment were skipped matters only if none of its rows was returned.
      if (rows.length > 0) skipped = 0;
      else if (skipped > 0) skipped -= Math.min(skipped, await this.#countOf(range));
    }
    return fetched;
  }

  /** Returns the ranges to read from a position on, nearest first. */
  #ranges(
    keyset: SegmentPosition | undefined,
    backwards: boolean,
  ): { range: RawBuilder<boolean>; segment: ListSegment; number: number }[] {
    const ranges = this.#segments.map((segment, number) => {
      const { begin = sql<boolean>`true`, condition = sql<boolean>`true` } = segment;
      return { range: sql<boolean>`${begin} and ${condition}`, segment, number };
    });
    const ordered = backwards ? ranges.toReversed() : ranges;
    if (!keyset) return ordered;
    return ordered
      .filter(({ number }) => (backwards ? number <= keyset.segment : number >= keyset.segment))
      .map((each) =>
        each.number === keyset.segment ? { ...each, range: this.#beyond(each.segment, keyset, backwards) } : each,
      );
  }

  /**
   * SQL condition for the rows after a position in its segment. Leaves out the segment's `begin`: SQLite would read
   * from there.
   */
  #beyond(
    { condition = sql`true`, key, descending }: ListSegment,
    keyset: KeysetPosition,
    backwards: boolean,
  ): RawBuilder<boolean> {
    const compare = sql.raw(descending === backwards ? '>' : '<');
    if (!key) return sql`${condition} and id ${compare} ${keyset.id}`;
    // The first half is redundant, but both databases need it to find the start in an index on an expression.
    return sql`${condition} and ${this.#indexed(key)} ${compare}= ${this.#indexed(sql`${keyset.key}`)}
      and (${key}, id) ${compare} (${keyset.key}, ${keyset.id})`;
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
    const cached = this.#counts.get('number', key);
    if (cached !== undefined) return cached;
    const number = await read(this.#db, query);
    this.#counts.set('number', key, number);
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
