import { expect, signedIn, test } from './fixtures.ts';

// Playwright hides scrollbars, which then take no room.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('the app bar stays where it is on short and long screens, and under menus and dialogs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page);
  const bar = page.getByRole('banner');
  // Not by its role: under a dialog it has none.
  const place = async () => (await page.locator('header button').last().boundingBox())?.x;
  await page.goto('/dashboard/create-event');
  await expect(page.getByRole('main').locator('[type=submit]')).toBeVisible();
  const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  expect(await scrolls()).toBe(true);
  const before = await place();
  const open = bar.getByRole('button', { name: 'New' });
  await open.click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await bar.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await page.goto('/dashboard/create-email');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 2400 });
  expect(await scrolls()).toBe(false);
  expect(await place()).toBe(before);
});
