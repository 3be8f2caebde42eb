import { expect, test } from 'vitest';
import { truncateParts } from './truncate-parts.ts';

test('a long comparison is cut at the end, with a mark', () => {
  const parts = [
    { kind: 'same', text: 'Soup on ' },
    { kind: 'removed', text: 'Friday' },
    { kind: 'added', text: 'Saturday' },
  ] as const;
  expect(truncateParts(parts, 100)).toEqual({ parts, isCut: false });
  expect(truncateParts(parts, 10)).toEqual({
    parts: [
      { kind: 'same', text: 'Soup on ' },
      { kind: 'removed', text: 'Fr…' },
    ],
    isCut: true,
  });
  expect(truncateParts(parts, 14)).toEqual({
    parts: [parts[0], parts[1], { kind: 'gap', text: ' …' }],
    isCut: true,
  });
});
