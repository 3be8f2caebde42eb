import { describe, expect, test } from 'vitest';
import { nextRunnable, runConcurrently } from './run-concurrently.ts';

const types = { name: 'types' };
const stories = { name: 'stories', usesTwoCores: true };
const journeys = { name: 'journeys', usesTwoCores: true };
const book = { name: 'book', after: ['stories'] };

describe('the next check', () => {
  test('is the first that waits', () => {
    expect(nextRunnable([types, stories], [])).toBe(types);
  });

  test('is never a second one that needs the whole machine', () => {
    expect(nextRunnable([stories, types], [journeys])).toBe(types);
    expect(nextRunnable([stories], [journeys])).toBeUndefined();
  });

  test('comes after the checks whose output it reads, if they run', () => {
    expect(nextRunnable([book, types], [stories])).toBe(types);
    expect(nextRunnable([book, stories], [])).toBe(stories);
    expect(nextRunnable([book], [types])).toBe(book);
  });
});

describe('running them', () => {
  /** Runs them. @returns which ran at the same time */
  async function run(checks: { name: string; usesTwoCores?: boolean; after?: string[] }[], maxParallel: number) {
    const running = new Set<string>();
    const events: string[] = [];
    await runConcurrently(checks, maxParallel, async ({ name }) => {
      running.add(name);
      events.push([...running].join(' + '));
      await Promise.resolve();
      running.delete(name);
    });
    return events;
  }

  test('runs two at a time, or one with a single lane', async () => {
    expect(await run([types, stories, { name: 'lint' }], 2)).toEqual(['types', 'types + stories', 'lint']);
    expect(await run([types, stories], 1)).toEqual(['types', 'stories']);
  });

  test('reports checks that wait for each other', async () => {
    const egg = { name: 'egg', after: ['hen'] };
    await expect(run([{ name: 'hen', after: ['egg'] }, egg], 2)).rejects.toThrow('waits for another of them: hen, egg');
  });
});
