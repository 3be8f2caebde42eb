import { expect, test } from 'vitest';
import type { StoredSection } from './section.ts';
import { sectionRows } from './section-rows.ts';

const section = (id: string, kind: string, beside?: string): StoredSection => ({
  id,
  kind,
  version: 1,
  values: beside ? { beside } : {},
});

const inColumns = new Set(['openingHours', 'contact', 'iconList', 'facts']);
const besideOf = ({ kind, values }: StoredSection) => (inColumns.has(kind) ? (values.beside ?? 'none') : undefined);

const rowsOf = (...sections: StoredSection[]) =>
  sectionRows(sections, besideOf).map(({ sections: row, beside }) =>
    `${row.map(({ id }) => id).join('+')} ${beside ?? ''}`.trim(),
  );

test('opening hours and contact details share a row', () => {
  const hours = section('hours', 'openingHours', 'even');
  expect(rowsOf(hours, section('contact', 'contact'), section('text', 'text'))).toEqual(['hours+contact even', 'text']);
});

test('the second of a pair does not take a third one in', () => {
  const points = (id: string) => section(id, 'iconList', 'wide');
  expect(rowsOf(points('a'), points('b'), points('c'))).toEqual(['a+b wide', 'c']);
});

test('a section that needs the whole width stays alone, and so does the last one', () => {
  const points = (id: string) => section(id, 'iconList', 'even');
  expect(rowsOf(points('a'), section('gallery', 'gallery'), points('b'))).toEqual(['a', 'gallery', 'b']);
});

test('an option that is none makes no pair', () => {
  expect(rowsOf(section('a', 'iconList', 'none'), section('b', 'facts'))).toEqual(['a', 'b']);
  expect(rowsOf(section('a', 'iconList', 'sideways'), section('b', 'facts'))).toEqual(['a', 'b']);
});

test('a page of 200 sections keeps all of them', () => {
  const sections = Array.from({ length: 200 }, (_, index) => section(`${index}`, 'facts', index % 3 ? 'even' : 'none'));
  expect(sectionRows(sections, besideOf).flatMap((row) => row.sections)).toEqual(sections);
});
