import { expect, test } from 'vitest';
import { drawBlock } from './draw-block.ts';

test('the same seed always draws the same block, and another seed another one', () => {
  expect(drawBlock('porch')).toEqual(drawBlock('porch'));
  expect(drawBlock('pantry').cloths).not.toEqual(drawBlock('porch').cloths);
});
