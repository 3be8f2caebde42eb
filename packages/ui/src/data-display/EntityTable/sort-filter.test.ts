import type { FieldKind } from '@porchlight/contract/fields';
import { expect, test } from 'vitest';
import { sortFilter } from './sort-filter.ts';

test('a list of items has no order', () => {
  expect(sortFilter([{ field: 'questions', header: 'Questions', kind: 'items' }], '').options).toEqual([]);
});

test.each<[FieldKind, string, string]>([
  ['text', 'Year, A to Z', 'Year, Z to A'],
  ['year', 'Year, oldest first', 'Year, newest first'],
  ['dateTime', 'Year, oldest first', 'Year, newest first'],
  ['number', 'Year, smallest first', 'Year, largest first'],
  ['boolean', 'Year, No first', 'Year, Yes first'],
])('a column of the kind %s is sorted by %j or %j', (kind, rising, falling) => {
  const { options } = sortFilter([{ field: 'year', header: 'Year', kind }], '');
  expect(options).toEqual([
    { value: 'year', label: rising },
    { value: '-year', label: falling },
  ]);
});
