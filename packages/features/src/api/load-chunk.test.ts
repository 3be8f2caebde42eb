import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

const realImmediate = setImmediate;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('loading a chunk times out after two minutes, and can be tried again', async () => {
  const ends: string[] = [];
  const never = loadChunk('article', () => new Promise(() => {}));
  never.catch((error: Error) => ends.push(error.message));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual(['Loading chunk article failed']);
  expect(await loadChunk('article', async () => 'here')).toBe('here');
});

test('a chunk that fails to load is named in the error, which keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failed = loadChunk('gallery', () => Promise.reject(cause));
  await expect(failed).rejects.toMatchObject({ message: 'Loading chunk gallery failed', cause });
});

test('a chunk that was loaded leaves no timer', async () => {
  await loadChunk('article', async () => 'here');
  expect(vi.getTimerCount()).toBe(0);
});

test('a part of the program that a busy server refused is asked for again, for five seconds', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1:1/assets/story.js');
  const begunAt = Date.now();
  let isGivenUp = false;
  const failed = loadChunk('story', () => Promise.reject(cause));
  failed.catch(() => {
    isGivenUp = true;
  });
  while (!isGivenUp) {
    // Time passes only between two tries: a slow machine takes as many turns as it needs to refuse one.
    if (vi.getTimerCount() > 1) await vi.advanceTimersToNextTimerAsync();
    await new Promise(realImmediate);
  }
  expect(Date.now() - begunAt).toBeGreaterThanOrEqual(5000);
  await expect(failed).rejects.toMatchObject({ message: 'Loading chunk story failed', cause });
});
