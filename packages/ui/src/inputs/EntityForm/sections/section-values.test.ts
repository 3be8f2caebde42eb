import { documentOf } from '@porchlight/contract/rich-text-strings';
import type { SectionValue } from '@porchlight/contract/sections/section';
import { describe, expect, test } from 'vitest';
import type { EntityFormField } from '../entity-form-types.ts';
import { toStoredValue, toTypedValue } from './section-values.ts';

const field = (kind: EntityFormField['kind'], fields?: EntityFormField[]): EntityFormField => ({
  name: 'value',
  kind,
  label: 'Value',
  fields,
});
const bold: SectionValue = {
  version: 1,
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'At six', marks: [{ type: 'bold' }] }] }],
};
const points = field('items', [
  { name: 'title', kind: 'text', label: 'Title' },
  { name: 'text', kind: 'longText', label: 'Text' },
  { name: 'count', kind: 'number', label: 'Count' },
  { name: 'picture', kind: 'image', label: 'Picture' },
  { name: 'more', kind: 'items', label: 'More', fields: [{ name: 'line', kind: 'text', label: 'Line' }] },
]);
const item = { title: 'Voices', text: bold, count: 3, picture: null, more: [{ line: 'One' }] };

describe('a value survives its control', () => {
  test.each<[EntityFormField['kind'], SectionValue, string]>([
    ['text', 'A {town} text', 'A {town} text'],
    ['longText', documentOf('One\n\nTwo'), 'One\n\nTwo'],
    ['longText', null, ''],
    ['number', 12, '12'],
    ['number', null, ''],
    ['boolean', true, 'true'],
    ['boolean', false, 'false'],
    ['image', null, ''],
    ['image', '0123456789abcdef.jpg', '0123456789abcdef.jpg'],
    ['link', 'page:donate', 'page:donate'],
  ])('%s: %j', (kind, stored, typed) => {
    expect(toTypedValue(field(kind), stored)).toBe(typed);
    expect(toStoredValue(field(kind), typed)).toEqual(stored);
  });

  test('a text with formatting', () => {
    expect(toStoredValue(field('longText'), toTypedValue(field('longText'), bold))).toEqual(bold);
  });

  test('items, with documents, numbers, pictures and lists of their own', () => {
    expect(toStoredValue(points, toTypedValue(points, [item]))).toEqual([item]);
  });
});

test('what is typed again as it was stored is the stored value itself', () => {
  const items = [item];
  expect(toStoredValue(points, toTypedValue(points, items), items)).toBe(items);
  expect(toStoredValue(field('longText'), toTypedValue(field('longText'), bold), bold)).toBe(bold);
});

test('a number in words, or with leading zeros, stays as it was typed', () => {
  expect(toStoredValue(field('number'), 'a dozen')).toBe('a dozen');
  expect(toStoredValue(field('number'), '007')).toBe('007');
  expect(toStoredValue(field('number'), '9'.repeat(30))).toBe('9'.repeat(30));
});

test('a value that another program has stored in a form of its own is an empty field, or its text', () => {
  expect(toTypedValue(field('text'), bold)).toBe('');
  expect(toTypedValue(field('longText'), 'A plain text')).toBe('A plain text');
  expect(toTypedValue(points, 'no list')).toBe('');
  expect(toTypedValue(field('number'))).toBe('');
});
