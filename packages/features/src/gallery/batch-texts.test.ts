import { expect, test } from 'vitest';
import { fillEmptyTexts, numberTitles } from './batch-texts.ts';

const picture = (title: string, description = '', decorative = false) => ({ title, description, decorative });

test('thirty files with the same name get thirty titles', () => {
  const titles = numberTitles(
    Array.from({ length: 30 }, () => picture('Quilt')),
    ['Quilt 2'],
  ).map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual(['Quilt', 'Quilt 3', 'Quilt 4']);
  expect(new Set(titles).size).toBe(30);
});

test('pictures without a title stay without one', () => {
  expect(numberTitles([picture(''), picture('')], []).map(({ title }) => title)).toEqual(['', '']);
});

test('what all pictures share fills what is empty, with numbers in titles', () => {
  const filled = fillEmptyTexts([picture(''), picture('Well', 'A stone well.'), picture(''), picture('', '', true)], {
    title: ' Fish fry ',
    description: 'People at a long table.',
  });
  expect(filled).toEqual([
    picture('Fish fry 1', 'People at a long table.'),
    picture('Well', 'A stone well.'),
    picture('Fish fry 2', 'People at a long table.'),
    picture('Fish fry 3', '', true),
  ]);
});

test('one picture without a title gets it without a number, and an empty text changes nothing', () => {
  expect(fillEmptyTexts([picture('')], { title: 'Fish fry', description: '' })).toEqual([picture('Fish fry')]);
  expect(fillEmptyTexts([picture(''), picture('')], { title: ' ', description: ' ' })).toEqual([
    picture(''),
    picture(''),
  ]);
});

test('a title for all takes the place of the names that a camera gave, but not of what was typed', () => {
  const camera = { ...picture('IMG 2041'), proposedTitle: 'IMG 2041' };
  const typed = { ...picture('Well'), proposedTitle: 'IMG 2042' };
  const titles = fillEmptyTexts([camera, typed, { ...camera }], { title: 'Fish fry', description: '' });
  expect(titles.map(({ title }) => title)).toEqual(['Fish fry 1', 'Well', 'Fish fry 2']);
});
