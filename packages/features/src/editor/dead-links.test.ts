import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { deadLinkAdvice, isPage } from './dead-links.ts';

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://porchlight.test' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const linked = (...links: [words: string, attrs: object][]) =>
  JSON.stringify({
    version: 1,
    type: 'doc',
    content: links.map(([text, attrs]) => ({
      type: 'paragraph',
      content: [{ type: 'text', text, marks: [{ type: 'link', attrs }] }],
    })),
  });

/** The warnings if visitors can open only the given paths, and the requested paths. */
async function adviceOf(
  definition: ReturnType<typeof definitionOf>,
  values: Record<string, string>,
  pages: string[] = [],
) {
  const paths: string[] = [];
  const advice = await deadLinkAdvice(definition, values, async (path) => {
    paths.push(path);
    return pages.includes(path);
  });
  return { paths, advice: advice.map(({ field, message }) => `${field}: ${message}`) };
}

test('the writer is warned about dead links, by their link text', async () => {
  const content = linked(
    ['the fish fry', { entity: 'event', id: 9 }],
    ['our stories', { href: '/stories' }],
    ['the old page', { href: 'https://porchlight.test/programs?year=2019#top' }],
    ['the fish fry', { entity: 'event', id: 9 }],
  );
  expect(await adviceOf(definitionOf('story'), { content }, ['/stories'])).toEqual({
    paths: ['/event/9', '/stories', '/programs?year=2019'],
    advice: [
      'content: The link “the fish fry” does not lead to a page that visitors can see.',
      'content: The link “the old page” does not lead to a page that visitors can see.',
    ],
  });
});

test('links to other sites, email, telephone and invalid URLs are not checked', async () => {
  const content = linked(
    ['there', { href: 'https://example.org/gone' }],
    ['mail', { href: 'mailto:ada@example.org' }],
    ['call', { href: 'tel:+12295550100' }],
  );
  expect((await adviceOf(definitionOf('story'), { content })).paths).toEqual([]);
  expect((await adviceOf(definitionOf('podcast'), { link: 'https://' })).paths).toEqual([]);
  expect((await adviceOf(definitionOf('podcast'), { link: '' })).paths).toEqual([]);
});

test('link fields are checked too, and very long links are shortened in the warning', async () => {
  const link = `https://porchlight.test/${'a'.repeat(900)}`;
  const { advice } = await adviceOf(definitionOf('podcast'), { link });
  expect(advice).toHaveLength(1);
  expect(advice[0]?.length).toBeLessThan(150);
});

test('a page is checked at most once a minute, and counts as existing if the check fails', async () => {
  vi.useFakeTimers();
  const responses = [404, 200, 500];
  const ask = vi.fn(async () => ({ status: responses.shift() }));
  vi.stubGlobal('fetch', ask);
  expect([await isPage('/gone'), await isPage('/gone')]).toEqual([false, false]);
  vi.advanceTimersByTime(60_000);
  expect([await isPage('/gone'), await isPage('/broken')]).toEqual([true, true]);
  expect(ask).toHaveBeenCalledTimes(3);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await isPage('/offline')).toBe(true);
});
