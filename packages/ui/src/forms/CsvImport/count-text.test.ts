import { expect, test } from 'vitest';
import { skippedText, sumText } from './count-text.ts';

const none = { lines: 0, ready: 0, added: 0, already: 0, leftOut: 0, emptyLines: 0, hasHeading: false };

test('every line of a list is in the sum; empty lines and the heading are named beside it', () => {
  expect(sumText({ ...none, lines: 5, ready: 2, already: 1, leftOut: 2 })).toBe(
    '2 can be added + 1 already on the list + 2 left out = 5 lines read.',
  );
  expect(sumText({ ...none, lines: 1, ready: 1, hasHeading: true, emptyLines: 2 })).toBe(
    '1 can be added + 0 already on the list + 0 left out = 1 line read. Not counted: the heading and 2 empty lines.',
  );
});

test('of lines with several addresses the addresses are counted', () => {
  expect(sumText({ ...none, lines: 2, ready: 4 })).toContain('= 4 entries on 2 lines.');
});

test('after an import, what was added and what a correction makes ready are told apart', () => {
  expect(sumText({ ...none, lines: 4, added: 2, leftOut: 2 })).toMatch(/^2 added \+ 0 already/);
  expect(sumText({ ...none, lines: 4, added: 2, ready: 1, leftOut: 1 })).toMatch(/^2 added \+ 1 can be added \+ /);
});

test('left out are no line, one line, or more', () => {
  expect([0, 1, 2].map((lines) => skippedText(lines, 'is', 'are'))).toEqual([
    'No line is left out.',
    '1 line is left out.',
    '2 lines are left out.',
  ]);
});
