import { describe, expect, test } from 'vitest';
import { CachedPage, type Dependency, PageCache, trackDependencies } from './page-cache.ts';

const page = (status: number, ...dependencies: Dependency[]) =>
  new CachedPage({ status, policy: '', parts: ['<html', '></html>'] }, new Set(dependencies));

/** A cache with one page of the given records. */
async function cacheWith(...dependencies: Dependency[]) {
  const cache = new PageCache();
  await cache.getOrRender('/x', async () => page(200, ...dependencies));
  return cache;
}

describe('a cached page', () => {
  test('is removed when a record it shows changes', async () => {
    const cache = await cacheWith('article:5');
    cache.invalidateChanged('article', 4);
    expect(cache.get('/x')).toBeDefined();
    cache.invalidateChanged('story', 5);
    expect(cache.get('/x')).toBeDefined();
    cache.invalidateChanged('article', 5);
    expect(cache.get('/x')).toBeUndefined();
  });

  test('is removed when anything changes in a list it shows', async () => {
    const cache = await cacheWith('article:list');
    cache.invalidateChanged('article', 77);
    expect(cache.get('/x')).toBeUndefined();
  });

  test('is removed when many records of a resource change at once', async () => {
    const cache = await cacheWith('article:5');
    cache.invalidateChanged('article', undefined);
    expect(cache.get('/x')).toBeUndefined();
  });

  test('is not stored if something was written while it was rendered', async () => {
    const cache = new PageCache();
    let finish = () => {};
    const rendering = cache.getOrRender(
      '/x',
      () =>
        new Promise<CachedPage>((resolve) => {
          finish = () => resolve(page(200, 'article:5'));
        }),
    );
    cache.invalidateChanged('article', 5);
    finish();
    await rendering;
    expect(cache.get('/x')).toBeUndefined();
  });

  test('is not stored if nothing was found, so that unknown URLs can’t fill the cache', async () => {
    const cache = new PageCache();
    await cache.getOrRender('/x', async () => page(404));
    expect(cache.get('/x')).toBeUndefined();
  });

  test('is only stored under its own URL', async () => {
    const cache = new PageCache();
    const madeUp = new CachedPage({ status: 200, policy: '', parts: ['<html', '></html>'] }, new Set(), false);
    await cache.getOrRender('/X', async () => madeUp);
    expect(cache.get('/X')).toBeUndefined();
  });

  test('counts with every scheme and encoding requested, and with its key', async () => {
    const cache = await cacheWith();
    const sizes = [cache.size];
    await cache.get('/x')?.inScheme('dark').encode('gzip');
    sizes.push(cache.size);
    await cache.get('/x')?.inScheme(null).encode('br');
    sizes.push(cache.size);
    await cache.getOrRender(`/${'y'.repeat(5000)}`, async () => page(200));
    sizes.push(cache.size - 10_000);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBe(4);
  });

  test('is removed for newer ones when the cache is full', async () => {
    const cache = new PageCache(50_000);
    const long = new CachedPage({ status: 200, policy: '', parts: ['<html', 'x'.repeat(4000)] });
    for (let number = 0; number < 30; number += 1) {
      await cache.getOrRender(`/${number}`, async () => new CachedPage(long.document));
      for (const scheme of [null, 'light', 'dark'] as const)
        await cache.get(`/${number}`)?.inScheme(scheme).encode('br');
    }
    expect(cache.size).toBeLessThanOrEqual(50_000);
    expect(cache.get('/0')).toBeUndefined();
    expect(cache.get('/29')).toBeDefined();
  });

  test('is rendered once for simultaneous requests', async () => {
    const cache = new PageCache();
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      await Promise.resolve();
      return page(200);
    };
    await Promise.all([cache.getOrRender('/x', render), cache.getOrRender('/x', render)]);
    expect(renderings).toBe(1);
  });

  test('that failed is rendered again', async () => {
    const cache = new PageCache();
    await expect(cache.getOrRender('/x', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.getOrRender('/x', async () => page(200))).document.status).toBe(200);
  });
});

test('the records that a page reads are logged', async () => {
  const dependencies = new Set<Dependency>();
  const source = trackDependencies(
    {
      list: async () => ({ records: [], totalCount: 0 }),
      single: async () =>
        ({
          content_document: {
            ...{ version: 1, type: 'doc' },
            content: [
              {
                type: 'text',
                text: 'supper',
                marks: [{ type: 'link', attrs: { entity: 'event', id: 9, gone: true } }],
              },
              { type: 'text', text: 'more', marks: [{ type: 'link', attrs: { href: 'https://example.org/story/4' } }] },
            ],
          },
        }) as never,
      search: () => Promise.reject(new Error('Nothing is searched here.')),
      facets: async () => ({ topics: [], years: [], days: null, texts: {} }),
      formKey: async () => ({ standing: 'open', token: '', delete_on: '' }),
      registrationKey: () => Promise.reject(new Error('not used')),
      pageAt: async () =>
        ({
          id: 12,
          slug: 'about/history',
          sections: [
            { id: 'a', kind: 'pageHeader', version: 1, values: { buttons: [{ text: 'Go', link: 'record:story/8' }] } },
          ],
        }) as never,
    },
    dependencies,
  );
  await source.list('event', {});
  await source.single('story', '3');
  await source.pageAt('about/history');
  expect([...dependencies]).toEqual(['event:list', 'story:3', 'event:9', 'page:12', 'page:list', 'story:8']);
});
