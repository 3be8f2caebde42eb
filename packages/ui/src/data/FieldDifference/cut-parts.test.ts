import { expect, test } from 'vitest';
import { cutParts } from './cut-parts.ts';

test('someone who reads a long comparison sees its beginning first, and that there is more', () => {
  const parts = [
    { kind: 'same', text: 'Soup on ' },
    { kind: 'removed', text: 'Friday' },
    { kind: 'added', text: 'Saturday' },
  ] as const;
  expect(cutParts(parts, 100)).toEqual({ parts, isCut: false });
  expect(cutParts(parts, 10)).toEqual({
    parts: [
      { kind: 'same', text: 'Soup on ' },
      { kind: 'removed', text: 'Fr…' },
    ],
    isCut: true,
  });
  expect(cutParts(parts, 14)).toEqual({
    parts: [parts[0], parts[1], { kind: 'gap', text: ' …' }],
    isCut: true,
  });
});
