import { describe, expect, it } from 'vitest';
import { pageRows, type ReadableColumn, searchRows, sortRows } from './table-rows.ts';

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
const columns: ReadableColumn<Row>[] = [
  { field: 'title', kind: 'text', read: (row) => row.title },
  { field: 'amount', kind: 'money', read: (row) => row.amount },
  { field: 'date', kind: 'date', read: (row) => row.date },
];
const ids = (found: readonly Row[]) => found.map((row) => row.id);

describe('a person who searches', () => {
  it('finds words in any order, case and accent', () => {
    expect(ids(searchRows(rows, columns, ' ebauche '))).toEqual([3]);
    expect(ids(searchRows(rows, columns, '10 CHAPTER'))).toEqual([1]);
  });

  it('finds what is written in the cell, not what is stored', () => {
    expect(ids(searchRows(rows, columns, 'march'))).toEqual([1]);
    expect(ids(searchRows(rows, columns, '$1,250.50'))).toEqual([3]);
  });

  it('does not find one word across two cells', () => {
    expect(searchRows(rows, columns, '10$25')).toEqual([]);
  });
});

describe('a person who sorts', () => {
  it('gets texts as people order them, and the list given is not touched', () => {
    const before = [...rows];
    expect(ids(sortRows(rows, columns, { field: 'title', direction: 'asc' }))).toEqual([2, 1, 3]);
    expect(rows).toEqual(before);
  });

  it('finds empty cells last in both directions', () => {
    expect(ids(sortRows(rows, columns, { field: 'amount', direction: 'asc' }))).toEqual([1, 3, 2]);
    expect(ids(sortRows(rows, columns, { field: 'date', direction: 'desc' }))).toEqual([1, 3, 2]);
  });

  it('keeps the order when the column is unknown, as an old address may ask for it', () => {
    expect(ids(sortRows(rows, columns, { field: 'gone', direction: 'asc' }))).toEqual([1, 2, 3]);
  });
});

describe('a person who pages', () => {
  it('lands on the last page when rows have gone meanwhile', () => {
    expect(pageRows(rows, 7, 2)).toEqual({ page: 1, lastPage: 1, rows: [rows[2]] });
  });
});
