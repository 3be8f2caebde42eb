import { endFieldOf, fieldsOfKind } from '@porchlight/contract/fields';
import { fromCents } from '@porchlight/contract/money';
import type { Resource } from '@porchlight/contract/resources';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { indexedPart } from '../db/dialect.ts';
import { columnOf } from '../db/entity-columns.ts';
import { type StoredRow, tableNames } from '../db/tables.ts';
import type { ListOrder, ListPlace, StretchPlace } from './list-cursor.ts';
import { listConditions } from './list-filter.ts';
import type { CheckedListQuery } from './list-query.ts';
import { type Stretch, soonest, sorted } from './list-stretches.ts';
import type { ListPlaces } from './place-cache.ts';

interface WalkOptions {
  /** Rows that are passed over first. @default 0 */
  offset?: number;
  /** Towards the beginning. @default false */
  backwards?: boolean;
  /** What is read of them. @default all */
  columns?: RawBuilder<unknown>;
}

/**
 * Reads rows of one resource in one order. A list is read in stretches, such as the rows with a sort value and those
 * without, which come last either way; each is one range of an index: no row is read that is not answered. What was
 * counted once is known until a row changes.
 */
export class ListReader {
  readonly #db: Database;
  readonly #known: ListPlaces;
  readonly #table: RawBuilder<unknown>;
  readonly #conditions: RawBuilder<unknown>;
  readonly #key: RawBuilder<unknown>;
  readonly #order: ListOrder;
  readonly #stretches: readonly Stretch[];
  readonly #isSoonest: boolean;
  readonly #money: string | undefined;
  /** Tells what is known of lists under other conditions or in another order apart. */
  readonly #conditionsKey: string;
  readonly #orderKey: string;

  constructor(db: Database, known: ListPlaces, resource: Resource, query: CheckedListQuery) {
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

  /** The row's place in this order, for a list that is read by cursors. */
  placeOf(row: StoredRow): ListPlace {
    const value = row[this.#order.column] ?? null;
    return { key: this.#order.ignoreCase ? lower(String(value)) : value, id: row.id };
  }

  /** How many rows match. */
  count(): Promise<number> {
    return this.#number(
      `count ${this.#conditionsKey}`,
      sql<{ number: number }>`select count(*) as number from ${this.#table} where ${this.#conditions}`,
    );
  }

  /** Sum of the money of all that match, in dollars; undefined where rows have none. */
  async amount(): Promise<number | undefined> {
    if (this.#money === undefined) return undefined;
    const sum = sql.ref(this.#money);
    const all = sql<{ number: number }>`select sum(${sum}) as number from ${this.#table} where ${this.#conditions}`;
    return fromCents(await this.#number(`sum ${this.#conditionsKey}`, all));
  }

  /**
   * Where the first row of a page stands in the list.
   * @param rows of the page, at least one
   * @param cursor that the page was asked for by
   */
  async positionOf(rows: readonly StoredRow[], cursor: CheckedListQuery['cursor']): Promise<number> {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last || !cursor) return 0;
    const key = ({ key: value, id }: ListPlace) => `${this.#orderKey} ${JSON.stringify([value, id])}`;
    const known = this.#known.get(cursor.direction, key(cursor.place));
    const length = cursor.direction === 'after' ? 0 : rows.length;
    const position = known === undefined ? await this.#countBefore(this.placeOf(first)) : known - length;
    this.#known.set(cursor.direction, key(cursor.place), position + length);
    this.#known.set('before', key(this.placeOf(first)), position);
    this.#known.set('after', key(this.placeOf(last)), position + rows.length);
    return position;
  }

  async #countBefore(place: ListPlace): Promise<number> {
    const counts = this.#ranges(this.#inStretch(place), true).map(({ range }) => this.#countOf(range));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  /** All matching rows; in the order of a column as they are at one moment. */
  async all(): Promise<StoredRow[]> {
    if (this.#isSoonest) return this.slice(0);
    const direction = sql.raw(this.#order.descending ? 'desc' : 'asc');
    const { rows } = await sql<StoredRow>`
      select * from ${this.#table} where ${this.#conditions}
      order by ${this.#key} ${direction} nulls last, id ${direction}`.execute(this.#db.read);
    return rows;
  }

  /** Some matching rows by number. */
  async slice(offset: number, limit = Number.MAX_SAFE_INTEGER): Promise<StoredRow[]> {
    const start = offset === 0 ? undefined : await this.#lastOf(offset);
    if (offset > 0 && !start) return [];
    const found = await this.#walk(start, limit);
    const last = found.at(-1);
    if (last) this.#known.set('passed', this.#passedKey(offset + found.length), last.place);
    return found.map(({ row }) => row);
  }

  /** The last of the rows that are passed over; none where there are not so many. What it asks for stands in the index. */
  async #lastOf(passed: number): Promise<StretchPlace | undefined> {
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
   * Rows from a place on, which is not among them.
   * @param place undefined for the beginning
   * @param backwards towards the beginning; the nearest comes first
   */
  async from(place: ListPlace | undefined, backwards: boolean, limit: number): Promise<StoredRow[]> {
    const found = await this.#walk(place && this.#inStretch(place), limit, { backwards });
    return found.map(({ row }) => row);
  }

  #inStretch(place: ListPlace): StretchPlace {
    return { ...place, stretch: place.key === null && this.#order.column !== 'id' ? 1 : 0 };
  }

  async #walk(
    place: StretchPlace | undefined,
    limit: number,
    { offset = 0, backwards = false, columns = sql`*` }: WalkOptions = {},
  ): Promise<{ row: StoredRow; place: StretchPlace }[]> {
    const found: { row: StoredRow; place: StretchPlace }[] = [];
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
      // What of a stretch was passed over has to be known only where nothing of it was found.
      if (rows.length > 0) skipped = 0;
      else if (skipped > 0) skipped -= Math.min(skipped, await this.#countOf(range));
    }
    return found;
  }

  /** The ranges to read from a place on, the nearest first. */
  #ranges(
    place: StretchPlace | undefined,
    backwards: boolean,
  ): { range: RawBuilder<boolean>; stretch: Stretch; number: number }[] {
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

  /** What follows a place in its stretch. Without where the stretch begins: SQLite would read from there on. */
  #beyond({ rest = sql`true`, key, descending }: Stretch, place: ListPlace, backwards: boolean): RawBuilder<boolean> {
    const compare = sql.raw(descending === backwards ? '>' : '<');
    if (!key) return sql`${rest} and id ${compare} ${place.id}`;
    // The first half says nothing new, but both databases need it to begin at the right place of an index on an expression.
    return sql`${rest} and ${this.#indexed(key)} ${compare}= ${this.#indexed(sql`${place.key}`)}
      and (${key}, id) ${compare} (${place.key}, ${place.id})`;
  }

  /** What the index holds of a sort value. */
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

/** The databases' `lower`, which knows A to Z only: the place has to be what the index holds. */
function lower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
