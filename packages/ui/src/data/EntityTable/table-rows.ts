import { dayOf } from '@porchlight/contract/dates';
import { foldedWords, foldText } from '@porchlight/contract/text-folding';
import { fieldText, isEmptyValue } from '../../primitives/FieldValue/index.ts';
import { type EntityColumn, readColumn } from './entity-table-types.ts';
import type { EntityFilter, EntityFilters, EntitySort, EntityTableState } from './table-state.ts';

/** Both made when first needed: a list whose server sorts and filters needs neither. */
let collator: Intl.Collator | undefined;

/** The text a cell shows, which is also what a search looks at. */
export function cellText<Row>(column: EntityColumn<Row>, value: unknown): string {
  return fieldText(column.kind, value, column.optionLabels);
}

/** Whether a value holds a word of `foldedWords`, as its cell shows it. */
export function holdsWord<Row>(column: EntityColumn<Row>, value: unknown, word: string): boolean {
  return foldText(cellText(column, value)).includes(word);
}

/**
 * The rows that match a state, in its order, on all pages.
 * @param state each word searched for has to be in one of the columns, and every filter lets the row through
 */
export function matchingRows<Row>(
  rows: readonly Row[],
  columns: readonly EntityColumn<Row>[],
  { search, filters, sort }: Pick<EntityTableState, 'search' | 'filters' | 'sort'>,
): readonly Row[] {
  const words = foldedWords(search);
  const found = filterRows(rows, columns, filters).filter((row) =>
    words.every((word) => columns.some((column) => holdsWord(column, readColumn(column, row), word))),
  );
  return sortRows(found, columns, sort);
}

/** The rows that every filter lets through. @returns the same array without filters */
export function filterRows<Row>(rows: readonly Row[], columns: readonly EntityColumn<Row>[], filters: EntityFilters) {
  const active = columns.flatMap((column) => {
    const filter = filters[column.field];
    return filter ? [{ column, filter }] : [];
  });
  if (active.length === 0) return rows;
  return rows.filter((row) =>
    active.every(({ column, filter }) => passes(column, column.filterValue?.(row) ?? readColumn(column, row), filter)),
  );
}

function passes<Row>({ kind }: EntityColumn<Row>, value: unknown, { is, from, to }: EntityFilter): boolean {
  if (is !== undefined) return String(value) === is;
  if (isEmptyValue(value)) return false;
  const day = kind === 'dateTime' ? (dayOf(String(value)) ?? '') : String(value).slice(0, 10);
  return (!from || day >= from) && (!to || day <= to);
}

function sortRows<Row>(rows: readonly Row[], columns: readonly EntityColumn<Row>[], sort: EntitySort | null) {
  const column = sort && columns.find((each) => each.field === sort.field);
  if (!column) return rows;
  const compare = comparator(column, sort.direction);
  return rows.toSorted((a, b) => compare(readColumn(column, a), readColumn(column, b)));
}

/**
 * Compares values of a column: texts as people sort them (case and accents aside, 2 before 10), numbers and dates by
 * size, what is empty last in both directions.
 */
export function comparator<Row>(column: EntityColumn<Row>, direction: EntitySort['direction']) {
  const sign = direction === 'desc' ? -1 : 1;
  return (a: unknown, b: unknown): number => {
    const [first, second] = [sortKey(column, a), sortKey(column, b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second);
    collator ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
    return sign * collator.compare(String(first), String(second));
  };
}

function sortKey<Row>(column: EntityColumn<Row>, value: unknown): string | number | null {
  if (isEmptyValue(value)) return null;
  switch (column.kind) {
    case 'money':
    case 'number':
      return Number(value);
    case 'date':
    case 'dateTime': {
      const moment = Date.parse(String(value));
      return Number.isNaN(moment) ? null : moment;
    }
    default:
      return cellText(column, value);
  }
}
