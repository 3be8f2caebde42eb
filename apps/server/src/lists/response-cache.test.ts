import { expect, test } from 'vitest';
import { Changes } from '../records/changes.ts';
import { ResponseCache } from './response-cache.ts';

const maxSize = 100_000;
const changes = new Changes();
const read = async () => ({ body: { stories: [] }, isCacheable: true });

test('forty thousand queries of any length fit into the cache’s limit, including their keys', async () => {
  const cache = new ResponseCache(changes, maxSize);
  for (let number = 0; number < 40_000; number += 1) {
    await cache.getOrRead('story', { key: `${'x'.repeat(number % 5000)} ${number}`, read });
  }
  expect(cache.size).toBeLessThanOrEqual(maxSize);
  expect(cache.size).toBeGreaterThan(maxSize / 2);
});

test('all resources share one limit', async () => {
  const cache = new ResponseCache(changes, maxSize);
  for (const name of ['story', 'article', 'event', 'team'] as const) {
    for (let number = 0; number < 500; number += 1) await cache.getOrRead(name, { key: String(number), read });
  }
  expect(cache.size).toBeLessThanOrEqual(maxSize);
});

test('a response is cached until a row of its resource changes', async () => {
  const cache = new ResponseCache(changes, maxSize);
  let reads = 0;
  const ask = (isCacheable = true) =>
    cache.getOrRead('story', {
      key: 'all',
      async read() {
        reads += 1;
        return { body: reads, isCacheable };
      },
    });
  await ask();
  await ask();
  changes.emit({ resource: 'article', id: 1 });
  await ask();
  expect(reads).toBe(1);
  changes.emit({ resource: 'story', id: 1 });
  await ask(false);
  await ask(false);
  expect(reads).toBe(3);
});
