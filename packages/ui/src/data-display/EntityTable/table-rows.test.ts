import { describe, expect, it } from 'vitest';
import type { EntityColumn } from './entity-table-types.ts';
import { matchingRows, pageChange, pageOf } from './table-rows.ts';
import { defaultEntityTableState as state } from './table-state.ts';

interface Row {
  id: number;
  title: string;
  amount: number | null;
  date: string | null;
}

const rows: Row[] = [
  { id: 1, title: 'Chapter 10', amount: 25, date: '2026-03-14' },
  { id: 2, title: 'chapter 2', amount: null, date: null },
  { id: 3, title: 'Ébauche', amount: 1250.5, date: '2024-12-01' },
];
const columns: EntityColumn<Row>[] = [
  { field: 'title', header: 'Title', kind: 'text' },
  { field: 'amount', header: 'Amount', kind: 'money' },
  { field: 'date', header: 'Date', kind: 'date' },
];
const searched = (search: string) => ids(matchingRows(rows, columns, { ...state, search }));
const sorted = (sort: string) => ids(matchingRows(rows, columns, { ...state, sort }));
/** Every row runs for two years. */
const endOf = ({ date }: Row) => date?.replace(/^\d+/, (year) => String(Number(year) + 2));
const ids = (matches: readonly Row[]) => matches.map((row) => row.id);

describe('a person who searches', () => {
  it('finds words in any order, case and accent', () => {
    expect(searched(' ebauche ')).toEqual([3]);
    expect(searched('10 CHAPTER')).toEqual([1]);
  });

  it('searches the displayed text, not the stored value', () => {
    expect(searched('march')).toEqual([1]);
    expect(searched('$1,250.50')).toEqual([3]);
  });

  it('does not find one word across two cells', () => {
    expect(searched('10$25')).toEqual([]);
  });
});

describe('a person who sorts', () => {
  it('gets texts in natural order, without changing the list', () => {
    const before = [...rows];
    expect(sorted('title')).toEqual([2, 1, 3]);
    expect(rows).toEqual(before);
  });

  it('finds empty cells last in both directions', () => {
    expect(sorted('amount')).toEqual([1, 3, 2]);
    expect(sorted('-date')).toEqual([1, 3, 2]);
  });

  it('keeps the order if the column in the URL is unknown', () => {
    expect(sorted('gone')).toEqual([1, 2, 3]);
  });
});

describe('a person who filters', () => {
  it('finds rows by the column’s filter value', () => {
    const byEnd = columns.map((column) => (column.field === 'date' ? { ...column, filterValue: endOf } : column));
    const filters = { date: { from: '2026-01-01' } };
    expect(ids(matchingRows(rows, columns, { ...state, filters }))).toEqual([1]);
    expect(ids(matchingRows(rows, byEnd, { ...state, filters }))).toEqual([1, 3]);
  });
});

describe('a person who pages', () => {
  const query = { ...state, page: 7, pageSize: 2 };

  it('lands on the last page if rows were deleted in the meantime', () => {
    expect(pageOf(rows, undefined, query)).toEqual({ rows: rows.slice(2), page: 1, total: 3, text: '3–3 of 3' });
  });

  it('sees the number of rows, with thousands separators', () => {
    const serverPage = { total: 5000, position: 0 };
    expect(pageOf(rows, serverPage, query).text).toBe('1–3 of 5,000');
  });

  it('goes from page to page by the server’s cursors, and to the first one from anywhere', () => {
    const serverPage = { total: 5, position: 2, next: 'n', previous: 'p' };
    const page = pageOf(rows.slice(1), serverPage, query);
    expect(page).toMatchObject({ page: 1, total: 5, text: '3–4 of 5' });
    expect(pageChange(page, 2, serverPage)).toEqual({ page: 0, cursor: { after: 'n' } });
    expect(pageChange(page, 0, serverPage)).toEqual({ page: 0, cursor: null });
  });
});
