import { listPageSize } from '../packages/contract/src/limits.ts';
import { timeFactor } from '../scripts/time-factor.ts';
import { expect, hydrate, test } from './fixtures.ts';

test('a visitor without JavaScript pages through all articles by plain links', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // While other journeys publish and delete, one article may slip from a page to the next: then all is walked once more.
  await expect(async () => {
    const { articles } = (await (await request.get('/api/get-all-article')).json()) as { articles: { id: number }[] };
    await page.goto('/all-articles');
    await expect(page.getByRole('button', { name: 'Previous', exact: true })).toBeDisabled();
    const hrefs: (string | null)[] = [];
    for (let number = 1; number <= Math.ceil(articles.length / listPageSize); number += 1) {
      if (number > 1) await page.getByRole('link', { name: 'Next', exact: true }).click();
      await expect(page.getByText(`Page ${number} of`)).toBeVisible();
      const cards = page.getByRole('main').getByRole('article');
      const links = cards.locator('h2 a');
      hrefs.push(...(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))));
      expect(await cards.count()).toBeLessThanOrEqual(listPageSize);
    }
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
    expect(new Set(hrefs).size).toBe(articles.length);
  }).toPass({ timeout: 45_000 * timeFactor });
  await context.close();
});

test('a visitor pages through the articles and back: title, focus and calls follow', async ({ watched: page }) => {
  await page.goto('/all-articles');
  await hydrate(page);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(listPageSize);
  const first = await cards.first().textContent();
  const requestPromise = page.waitForRequest(/\/api\/get-all-article/);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  expect(Object.fromEntries(new URL((await requestPromise).url()).searchParams)).toEqual({
    sort: '-created_at',
    excerpt: '301',
    limit: String(listPageSize),
    offset: String(listPageSize),
  });
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect(page).toHaveTitle(/^Articles, page 2 \|/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/all-articles\?page=2$/);
  await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', /\/all-articles$/);
  await expect(page.getByRole('region', { name: 'All articles' })).toBeFocused();
  await expect(cards.first()).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(cards.first()).toHaveText(first ?? '');
  await expect(page).toHaveTitle(/^Articles \|/);
  await expect(page.locator('link[rel=prev]')).toHaveCount(0);
});

test('each page of a list has one canonical URL for search engines, and there are none past its end', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/all-articles?page=1')).toMatch(/rel="canonical" href="[^"]*\/all-articles"/);
  const second = await text('/all-articles?page=2&utm_source=mail');
  expect(second).toMatch(/rel="canonical" href="[^"]*\/all-articles\?page=2"/);
  expect(second).toMatch(/rel="prev" href="[^"]*\/all-articles"/);
  expect(await text('/all-articles')).toMatch(/rel="next" href="[^"]*\/all-articles\?page=2"/);
  for (const list of [
    'all-articles',
    'stories',
    'events',
    'election-calendar',
    'podcasts',
    'gallery',
    'action-network',
  ]) {
    const response = await request.get(`/${list}?page=99`);
    expect([list, response.status()]).toEqual([list, 404]);
    expect(await response.text()).toContain('has no page 99.');
  }
  expect((await request.get('/team-type/staff?page=99')).status()).toBe(404);
});
