import type { Page } from '@playwright/test';
import { expect, hydrate, test } from './fixtures.ts';
import { openRequests } from './settle.ts';

const failureOf = (noun: string) => `An error occurred while fetching the ${noun} data.`;

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

test('without a backend, lists say so and navigation still works', async ({ page }) => {
  await openThenLose(page, '/how-we-work');
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
  const main = page.getByRole('main');
  for (const [link, noun] of [
    ['Stories', 'research'],
    ['Gallery', 'gallery'],
  ] as const) {
    await pages.getByRole('link', { name: link, exact: true }).click();
    await expect(main.getByRole('heading', { level: 1 }), link).toBeVisible();
    await giveUp(page);
    await expect(main.getByRole('alert'), link).toContainText(failureOf(noun));
    await expect(main.getByText('Loading...'), link).toHaveCount(0);
  }
  await pages.getByRole('link', { name: 'Resources', exact: true }).click();
  await giveUp(page);
  await expect(main.getByRole('alert')).toContainText(failureOf('page'));
});

test('a team, a page of the site and the landing page say that they can’t be loaded', async ({ page }) => {
  await openThenLose(page, '/who-we-are');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Board of directors' }).click();
  await giveUp(page);
  await expect(main.getByRole('alert')).toContainText(failureOf('team'));
  await page
    .getByRole('navigation', { name: 'Programs' })
    .first()
    .getByRole('link', { name: 'Forest service' })
    .click();
  await giveUp(page);
  await expect(main.getByRole('alert')).toContainText(failureOf('page'));
  await page
    .getByRole('link', { name: /^Porchlight Institute/ })
    .first()
    .click();
  await giveUp(page);
  await expect(page).toHaveURL('/');
  await expect(main.getByRole('alert')).toContainText(failureOf('page'));
});

test('a record that can’t be loaded says so, with a link to the list', async ({ page }) => {
  await openThenLose(page, '/events');
  const main = page.getByRole('main');
  await main.getByRole('article').getByRole('link').first().click();
  await expect(main.getByText('Loading...')).toBeVisible();
  await giveUp(page);
  await expect(main.getByRole('alert')).toContainText(failureOf('event'));
  await expect(main.getByRole('link', { name: 'See all events' })).toBeVisible();
});

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

test('a chunk that does not load gives a message inside the site’s frame', async ({ page }) => {
  await page.goto('/how-we-work');
  await hydrate(page);
  await page.route('**/assets/**', (route) => route.abort());
  await page
    .getByRole('navigation', { name: 'Pages', exact: true })
    .getByRole('link', { name: 'Stories', exact: true })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(main).toContainText(/Loading chunk .*stories.* failed/);
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute('**/assets/**');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Stories');
  await expect(page).toHaveTitle(/^Stories/);
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

test('a subscription that can’t be sent keeps the address, and only logs to the console', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await openThenLose(page, '/how-we-work');
  const box = page.getByRole('contentinfo').getByLabel('Your email address');
  await box.fill('patient@example.org');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  await expect.poll(() => logged.some((text) => /subscribe/i.test(text))).toBe(true);
  await expect(box).toHaveValue('patient@example.org');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
