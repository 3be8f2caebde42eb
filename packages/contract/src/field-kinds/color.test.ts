import { expect, test } from 'vitest';
import { inputSchema } from '../field-schemas.ts';
import type { ColorRole } from '../look/color-contrast.ts';

/** The stored value of an input, or its error. */
function parseColor(value: unknown, colorRole?: ColorRole) {
  const result = inputSchema({ kind: 'color', label: 'Color', colorRole })?.safeParse(value);
  return result?.success ? result.data : result?.error.issues[0]?.message;
}

test.each([
  ['#8A3B12', '#8a3b12'],
  [' 8a3b12 ', '#8a3b12'],
  ['#8a3b12\u200b', '#8a3b12'],
  ['#a31', '#aa3311'],
  ['', ''],
  [null, ''],
])('someone who enters %j stores %j', (typed, stored) => {
  expect(parseColor(typed)).toBe(stored);
});

test.each(['red', '#12', 'javascript:', 'rgb(1,2,3)', '#8a3b12;}body{display:none', 'var(--pl-text)', '#8a3b1200'])(
  'someone who enters %j is told what a color looks like',
  (typed) => {
    expect(parseColor(typed)).toBe(
      'This has to be a color such as #2e3a87: a # and six digits or letters from a to f.',
    );
  },
);

test('a color with a role has to be readable, any other may be pale', () => {
  expect(parseColor('#f2c94c', 'accent')).toMatch(/^#f2c94c has a contrast of 1\.\d to 1 as text on bands/);
  expect(parseColor('#f2c94c')).toBe('#f2c94c');
  expect(parseColor('#8a3b12', 'accent')).toBe('#8a3b12');
});
