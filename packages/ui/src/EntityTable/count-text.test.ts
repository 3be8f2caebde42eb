import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test('someone who looks at a long list reads its count with commas', () => {
  for (const count of [0, 7, 999, 1000, 12_345, 100_000, 1_234_567]) {
    expect(countText(count)).toBe(count.toLocaleString('en-US'));
  }
});
