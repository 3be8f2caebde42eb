import { expect, test } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

test('the least recently used entry is removed for a new one, whatever its size', () => {
  const cache = createBoundedCache<string | number>(2);
  cache.set('ada', 1).set('ruth', 'a long text'.repeat(1000));
  expect([...cache.keys()]).toEqual(['ruth', 'ada']);
  expect(cache.get('ada')).toBe(1);
  cache.set('eve', 0);
  expect([...cache.keys()]).toEqual(['eve', 'ada']);
});
