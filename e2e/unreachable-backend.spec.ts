import type { Page } from '@playwright/test';
import { expect, hydrate, test } from './fixtures.ts';
import { openRequests } from './settle.ts';

/** Moves the clock past every attempt of a page. */
async function giveUp(page: Page): Promise<void> {
  for (let step = 0; step < 4; step += 1) await page.clock.runFor(5_000);
}

/** Opens a page, waits for hydration and makes the backend unreachable. */
async function openThenLose(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrate(page);
  await page.route('**/api/**', (route) => route.abort());
}

test('trying again after reconnecting shows what was missing without a reload', async ({ page }) => {
  await openThenLose(page, '/how-we-work');
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
  const main = page.getByRole('main');
  await pages.getByRole('link', { name: 'Articles', exact: true }).click();
  await giveUp(page);
  await expect(main.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/**');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(main).toBeFocused();
});

test('a page whose chunk does not load stays readable, and a button tries again', async ({ page, staffApi }) => {
  const content = `${'The road was called Freedmen’s Lane. '.repeat(40)}The last sentence.`;
  const id = await staffApi.add('story', { title: 'Read on a bad line', content });
  const requests = openRequests(page);
  const loseProgram = async () => {
    await page.goto(`/story/${id}`);
    await page.route('**/assets/story.page-*.js*', (route) => route.abort());
    // Once as a preload, once when it is needed.
    const failedRequest = page.waitForEvent('console', (message) => message.text().includes('Failed to load resource'));
    await page.mouse.move(40, 400);
    await failedRequest;
    await expect.poll(() => requests.size).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read on a bad line');
  };
  const readMore = page.getByRole('button', { name: 'Read More' });
  await loseProgram();
  await page.unroute('**/assets/story.page-*.js*');
  await readMore.click();
  await expect(page.getByText('The last sentence.')).toBeVisible();
  // Trying again while it still can't be loaded gives a message.
  await loseProgram();
  await readMore.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText(/Loading chunk .*story.* failed/);
  await page.unroute('**/assets/story.page-*.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read on a bad line');
});
