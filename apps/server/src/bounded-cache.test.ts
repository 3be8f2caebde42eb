import { expect, test } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

test('what was asked for longest ago makes room for one more, whatever is remembered of it', () => {
  const cache = createBoundedCache<string | number>(2);
  cache.set('ada', 1).set('ruth', 'a long text'.repeat(1000));
  expect([...cache.keys()]).toEqual(['ruth', 'ada']);
  expect(cache.get('ada')).toBe(1);
  cache.set('eve', 0);
  expect([...cache.keys()]).toEqual(['eve', 'ada']);
});
