import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { expect, signedIn, test, windowed } from './fixtures.ts';
import { isArticle } from './public-paths.ts';

/**
 * Where the document around a page differs, as the server sends it and with real records. All pages and screens in all
 * their states and both schemes are stories, which axe checks too; what it finds only here is in that document.
 */
for (const path of ['/', '/article/1']) {
  const tags = isArticle(path) ? windowed : {};
  test(`${path} has no accessibility errors on a desktop and a phone`, tags, async ({ page }) => {
    await open(page, path);
    expect(await axeViolations(page, path, { withoutFrames: isArticle(path) })).toEqual([]);
  });
}

test('the dashboard and a refused form have no accessibility errors on a desktop and a phone', async ({ page }) => {
  await signedIn(page);
  await open(page, '/dashboard');
  const violations = await axeViolations(page, '/dashboard');
  await open(page, '/dashboard/create-event');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  violations.push(...(await axeViolations(page, 'create-event')));
  expect(violations).toEqual([]);
});

/** Opens a page or screen that is complete. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
