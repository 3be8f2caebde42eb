import { expect, test } from 'vitest';
import { wordMarker } from './word-marker.ts';

test.each([
  ['·', { kind: 'bullet' }],
  ['o', { kind: 'bullet' }],
  ['\uf0a7', { kind: 'bullet' }],
  ['1.', { kind: 'number', number: 1 }],
  ['(12)', { kind: 'number', number: 12 }],
  ['7', { kind: 'number', number: 7 }],
  ['b)', { kind: 'numbera', type: 'a', number: 2 }],
  ['AA.', { kind: 'numberA', type: 'A', number: 27 }],
  ['iv.', { kind: 'numberi', type: 'i', number: 4 }],
  ['XIV.', { kind: 'numberI', type: 'I', number: 14 }],
  ['1.1', { kind: 'words' }],
  ['1.2.3.', { kind: 'words' }],
  ['Article I.', { kind: 'words' }],
  ['§ 3', { kind: 'words' }],
])('the marker “%s” of Word is read as what it is', (text, marker) => {
  expect(wordMarker(`${text}\u00a0\u00a0 `)).toEqual(marker);
});

test('the i after h is a letter', () => {
  expect(wordMarker('i.', { kind: 'numbera', next: 9 })).toEqual({ kind: 'numbera', type: 'a', number: 9 });
});
