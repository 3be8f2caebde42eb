import { expect, test } from 'vitest';
import { foldedWords, foldText } from './text-folding.ts';

test('a name is found without its accents and in any case', () => {
  expect(foldText('José NÚÑEZ')).toBe('jose nunez');
  expect(foldText('ﬁeld №5')).toBe('field no5');
});

test('whoever types a word finds it with the invisible characters that it was copied with', () => {
  expect(foldText('demo\u00adcracy com\u200bmunity \ufeff\ufb01eld')).toBe('democracy community field');
});

test('a word that is typed twice counts once', () => {
  expect(foldedWords('  Quilt\u00a0quilt Day ')).toEqual(['quilt', 'day']);
  expect(foldedWords(' ')).toEqual([]);
});
