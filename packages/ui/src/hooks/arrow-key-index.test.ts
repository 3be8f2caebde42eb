import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { arrowKeyIndex } from './arrow-key-index.ts';

const pressed = (key: string, modifier = {}) => ({ key, ...modifier }) as KeyboardEvent;

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('in a row of three, %s leads from %i to %s', (key, index, expected) => {
  expect(arrowKeyIndex(pressed(key), index, 3)).toBe(expected);
});

test('with a modifier, the key belongs to the browser', () => {
  expect(arrowKeyIndex(pressed('ArrowLeft', { altKey: true }), 1, 3)).toBeUndefined();
});
