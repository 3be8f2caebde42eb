import { contrast } from '@porchlight/contract/look/shades';
import { describe, expect, test } from 'vitest';
import { type ColorName, ink, type Scheme, schemes } from './primitives.ts';

const text: [ColorName, ColorName][] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'band'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['muted', 'band'],
  ['primary', 'background'],
  ['primary', 'surface'],
  ['primary', 'band'],
  ['accent', 'background'],
  ['accent', 'surface'],
  ['onPrimary', 'primary'],
  ['onAccent', 'accent'],
  ['pine', 'background'],
  ['pine', 'surface'],
];

const shapes: [ColorName, ColorName][] = [
  ['edge', 'background'],
  ['edge', 'surface'],
  ['edge', 'band'],
  ['focus', 'background'],
  ['focus', 'surface'],
  ['focus', 'band'],
];

describe.each<Scheme>(['light', 'dark'])('someone with low vision, in the %s scheme', (scheme) => {
  const colors = schemes[scheme];

  test.each(text)('reads %s on %s', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5);
  });

  test('reads ink on lamp', () => {
    expect(contrast(ink, colors.lamp)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('distinguishes %s from %s', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(3);
  });
});

test('the contrast of black and white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
