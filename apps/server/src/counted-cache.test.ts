import { expect, test } from 'vitest';
import { countedCache } from './counted-cache.ts';

test('what was asked for longest ago makes room for one more, whatever is remembered of it', () => {
  const cache = countedCache<string | number>(2);
  cache.set('ada', 1).set('ruth', 'a long text'.repeat(1000));
  expect([...cache.keys()]).toEqual(['ruth', 'ada']);
  expect(cache.get('ada')).toBe(1);
  cache.set('eve', 0);
  expect([...cache.keys()]).toEqual(['eve', 'ada']);
});
