import type { ColumnFilters } from '@porchlight/contract/calls';
import type { FieldKindRules } from '@porchlight/contract/field-kinds/field-kind-rules';
import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import type { FieldKind, ReferenceTarget } from '@porchlight/contract/fields';
import { hasStates, type StateFilter, storedFields } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import { foldedWords } from '@porchlight/contract/text-folding';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { contains } from '../db/dialect.ts';
import { toMoment } from '../db/moments.ts';
import { readableRows } from '../db/readable-rows.ts';
import { invalid } from '../errors/http-error.ts';
import { idsMergedInto } from '../records/merged-records.ts';
import { referenceName, referencePrefix } from '../records/references.ts';
import { hasWord } from './list-search.ts';
import { type SeriesCondition, seriesCondition } from './series-condition.ts';

/** A filter on a column: one value, or a range. */
export interface ColumnRange {
  column: string;
  /** Column to use where this one is null: without an end, something ends when it begins. */
  orElse?: string;
  is?: string | number;
  /** One of the entries of the column's text, which are separated by commas; case doesn't matter. */
  entry?: string;
  /** Lower bound, inclusive. */
  from?: string;
  /** Upper bound, exclusive. */
  below?: string;
  /** A record that the field of this name refers to; also if it was merged into the one with this id. */
  reference?: { to: ReferenceTarget; id: number };
}

/** The records of which a field refers to one of some: all that a person who is named for these may read. */
export interface AmongRecords {
  field: string;
  ids: readonly number[];
}

type FilteredBy = FieldKindRules['filteredBy'];

const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** The column of a field, or the one that visitors read under its name: when a record was first published. */
function columnFor(resource: Resource, name: string, isForVisitors: boolean): string {
  return name === 'created_at' && isForVisitors && hasStates(resource) ? 'published_at' : name;
}

/**
 * Validates filters and converts days to the columns' format.
 * @throws HttpError `validation` that names `filter`
 */
export function checkFilters(resource: Resource, filters: ColumnFilters, isForVisitors = false): ColumnRange[] {
  return Object.entries(filters).map(([name, { is, from, to }]) => {
    const byVisitors = resource.fields[name]?.filteredByVisitors;
    if (byVisitors && is && from === undefined && to === undefined)
      return byVisitors === 'entries' ? { column: name, entry: is } : { column: name, is };
    const kind = resource.fields[name]?.isPrivate ? undefined : kindOf(resource, name);
    const filteredBy = kind && fieldKindRules[kind].filteredBy;
    const value = from === undefined && to === undefined ? valueIn(filteredBy, is) : undefined;
    if (value !== undefined) return { column: name, is: value };
    const target = resource.fields[name]?.to;
    if (filteredBy === 'reference' && target && /^[1-9]\d{0,14}$/.test(is ?? ''))
      return { column: name, reference: { to: target, id: Number(is) } };
    const days = [from, to].filter((day) => day !== undefined);
    const isRange = filteredBy === 'days' && is === undefined && days.length > 0;
    if (!isRange || !days.every(isDay)) {
      throw invalid({
        filter: `“${name.slice(0, 50)}” can’t be filtered like this. Use is for a choice, a boolean, a slug or the id of a record, an empty is for a text, and from and to for a date.`,
      });
    }
    const end = to && Temporal.PlainDate.from(to).add({ days: 1 }).toString();
    const isDayColumn = kind && fieldKindRules[kind].stored === 'day';
    const bound = (day: string | undefined) => (isDayColumn || !day ? day : toMoment(day));
    return {
      column: columnFor(resource, name, isForVisitors),
      orElse: resource.fields[name]?.notBefore,
      from: bound(from),
      below: bound(end),
    };
  });
}

/** Converts a requested value to the column's; undefined for one that the column can't be filtered by. */
function valueIn(filteredBy: FilteredBy, is: string | undefined): ColumnRange['is'] {
  switch (filteredBy) {
    case 'option':
    case 'text':
      return is;
    case 'flag':
      return ['false', 'true'].includes(is ?? '') ? Number(is === 'true') : undefined;
    case 'emptiness':
      return is === '' ? is : undefined;
    default:
      return undefined;
  }
}

function kindOf(resource: Resource, name: string): FieldKind | undefined {
  if (name === 'created_at' || name === 'updated_at') return 'dateTime';
  const fields = storedFields(resource);
  return Object.hasOwn(fields, name) ? fields[name]?.kind : undefined;
}

/** Returns the SQL condition for the rows of a list. */
export function listConditions(
  resource: Resource,
  {
    state,
    search,
    filters,
    series,
    among,
  }: {
    state: StateFilter;
    search: string;
    filters: readonly ColumnRange[];
    series?: SeriesCondition;
    among?: AmongRecords;
  },
) {
  const conditions: RawBuilder<boolean>[] = [readableRows(resource, state)];
  if (among) conditions.push(isAmong(resource, among));
  if (series) conditions.push(seriesCondition(resource, series, state));
  for (const { column, orElse, is, entry, from, below, reference } of filters) {
    if (reference) {
      conditions.push(refersTo(resource, column, reference));
      continue;
    }
    const value = orElse ? sql`coalesce(${sql.ref(column)}, ${sql.ref(orElse)})` : sql.ref(column);
    if (entry !== undefined) conditions.push(hasEntry(value, entry));
    if (is !== undefined) conditions.push(sql`${value} = ${is}`);
    if (from !== undefined) conditions.push(sql`${value} >= ${from}`);
    if (below !== undefined) conditions.push(sql`${value} < ${below}`);
  }
  for (const word of foldedWords(search)) conditions.push(hasWord(resource, word));
  return sql.join(conditions, sql` and `);
}

/** SQL condition for a text with an entry, which may have spaces around it. */
function hasEntry(text: RawBuilder<unknown>, entry: string): RawBuilder<boolean> {
  const entries = sql`',' || replace(replace(lower(${text}), ', ', ','), ' ,', ',') || ','`;
  // As `lower` of the databases, which converts A to Z only.
  return contains(entries, `,${entry.replace(/[A-Z]/g, (letter) => letter.toLowerCase())},`);
}

/** SQL condition for rows that refer to one of some records; false for none. */
export function isAmong({ name }: Pick<Resource, 'name'>, { field, ids }: AmongRecords): RawBuilder<boolean> {
  if (ids.length === 0) return sql<boolean>`(1 = 0)`;
  const targets = sql.join(ids.map((id) => referenceName(field, id)));
  return sql`id in (select record_id from named_files where resource = ${name} and named_files.name in (${targets}))`;
}

/** SQL condition for rows that refer to a record. They are in the table of named files, since a column is JSON. */
function refersTo(
  { name }: Resource,
  field: string,
  { to, id }: NonNullable<ColumnRange['reference']>,
): RawBuilder<boolean> {
  const names = sql`select cast(${referencePrefix(field)} as text) || id from (${idsMergedInto(to, id)}) as targets`;
  return sql`id in (select record_id from named_files where resource = ${name} and named_files.name in (${names}))`;
}
