import { expect, test } from 'vitest';
import { skippedText, sumText } from './count-text.ts';

const none = { lines: 0, ready: 0, added: 0, already: 0, skipped: 0, emptyLines: 0, hasHeading: false };

test('the sum contains every line; empty lines and the heading are named separately', () => {
  expect(sumText({ ...none, lines: 5, ready: 2, already: 1, skipped: 2 })).toBe(
    '2 can be added + 1 already on the list + 2 skipped = 5 lines read.',
  );
  expect(sumText({ ...none, lines: 1, ready: 1, hasHeading: true, emptyLines: 2 })).toBe(
    '1 can be added + 0 already on the list + 0 skipped = 1 line read. Not counted: the heading and 2 empty lines.',
  );
});

test('in lines with several addresses the addresses are counted', () => {
  expect(sumText({ ...none, lines: 2, ready: 4 })).toContain('= 4 entries on 2 lines.');
});

test('after an import, added addresses and corrected ones that can be added are separate numbers', () => {
  expect(sumText({ ...none, lines: 4, added: 2, skipped: 2 })).toMatch(/^2 added \+ 0 already/);
  expect(sumText({ ...none, lines: 4, added: 2, ready: 1, skipped: 1 })).toMatch(/^2 added \+ 1 can be added \+ /);
});

test('no lines, one line or more are skipped', () => {
  expect([0, 1, 2].map((lines) => skippedText(lines, 'is', 'are'))).toEqual([
    'No lines are skipped.',
    '1 line is skipped.',
    '2 lines are skipped.',
  ]);
});
