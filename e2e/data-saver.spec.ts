import type { Page } from '@playwright/test';
import { expect, hydrate, test } from './fixtures.ts';
import { origin } from './product.ts';
import { picturesShown } from './settle.ts';

/** URLs of videos and large pictures that a page requested. */
function heavyRequests(page: Page): string[] {
  const heavy: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const width = Number(searchParams.get('w') ?? /-(\d+)\.(?:avif|webp)$/.exec(pathname)?.[1] ?? 0);
    if (/\.(webm|mp4)$|panorama(-\d+)?\.jpg$/.test(pathname) || width > 640) heavy.push(request.url());
  });
  return heavy;
}

async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await picturesShown(page);
  }
}

test('with the data saver on, this and the next pages have no video and no large pictures', async ({
  watched: page,
}) => {
  await page.goto('/stories');
  await hydrate(page);
  const control = page.getByRole('switch', { name: 'Save data' });
  await control.click();
  await expect(control).toBeChecked();
  const heavy = heavyRequests(page);
  for (const path of ['/usda-forest-service', "/ruby's-interfaith-center"]) {
    await page.goto(path);
    await hydrate(page);
    await expect(page.getByRole('switch', { name: 'Save data' })).toBeChecked();
    await readThrough(page);
  }
  expect(heavy).toEqual([]);
});

test('with the data saver on, a visitor can still play a video', async ({ watched: page }) => {
  await page.context().addCookies([{ name: 'data-saver', value: '1', url: origin }]);
  await page.goto('/usda-forest-service');
  await hydrate(page);
  const requestPromise = page.waitForRequest(/\.(webm|mp4)$/);
  await page.getByRole('button', { name: 'Play the video' }).first().click();
  await requestPromise;
});

test('a browser that requests less data gets it, unless the visitor has chosen otherwise', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'Save-Data': 'on' } });
  const page = await context.newPage();
  await page.goto('/stories');
  await expect(page.locator('html')).toHaveAttribute('data-saver');
  await hydrate(page);
  await page.getByRole('switch', { name: 'Save data' }).click();
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-saver');
  await context.close();
});
