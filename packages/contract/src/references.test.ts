import { expect, test } from 'vitest';
import { inputSchema } from './field-schemas.ts';
import { distinctReferences, mergeReferences, readReferences, referencesText } from './references.ts';

const named = (name: string) => ({ id: null, name, url: '' });

test('a list is read from ids, names, objects and their JSON, and nothing else', () => {
  const list = [{ id: 7, name: '', url: '' }, named('Willa'), { id: 3, name: 'Water', url: '' }];
  expect(readReferences([7, 'Willa', { id: 3, name: 'Water' }])).toEqual(list);
  expect(readReferences('[7,"Willa",{"id":3,"name":"Water"}]')).toEqual(list);
  expect([readReferences(''), readReferences(null)]).toEqual([[], []]);
  expect(['{', '{"id":7}', [true], [{ id: 'x' }], 7].map(readReferences)).toEqual(Array(5).fill(undefined));
});

test('an empty list is an empty text in a form, and addresses are left out', () => {
  expect(referencesText([])).toBe('');
  expect(referencesText([{ id: 7, name: 'Water', url: '/topic/water' }])).toBe('[{"id":7,"name":"Water"}]');
});

test('an entry that is there twice counts once, a name regardless of case', () => {
  expect(distinctReferences([named('Willa'), named(' WILLA'), named('Ida')])).toEqual([named('Willa'), named('Ida')]);
});

test('of two changed lists, what either added is in the merged one, and what either removed is not', () => {
  const [a, b, c, d] = [named('A'), named('B'), named('C'), named('D')];
  expect(mergeReferences([a, b], [c, a, b], [b, d])).toEqual([c, b, d]);
  expect(mergeReferences([a, b], [b, a], [a, b])).toEqual([b, a]);
});

test('names from a table are separated by semicolons', () => {
  const schema = inputSchema({ kind: 'references', label: 'Topics', to: 'topic' });
  expect(schema?.parse('Water; Land ;water;')).toEqual([
    { id: null, name: 'Water' },
    { id: null, name: 'Land' },
  ]);
});
