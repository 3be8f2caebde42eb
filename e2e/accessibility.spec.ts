import type { Page } from '@playwright/test';
import { sampleValues } from '../packages/contract/src/testing/sample-values.ts';
import { axeViolations } from './axe-violations.ts';
import { dashboardResources } from './dashboard-resources.ts';
import { expect, signedIn, test, windowed } from './fixtures.ts';
import { isArticle } from './public-paths.ts';

/**
 * A page of each layout, as the server sends it and with real records. All pages and screens in all their states are
 * stories, which axe checks too; what it finds only here is in the document around them, or comes from the content.
 */
const publicPaths = ['/', '/stories', '/story/1', '/article/1', '/gallery', '/vote', '/search?q=land', '/no-such-page'];

for (const path of publicPaths) {
  const tags = isArticle(path) ? windowed : {};
  test(`${path} has no accessibility errors, in light and dark, on a desktop and a phone`, tags, async ({ page }) => {
    await open(page, path);
    expect(await axeViolations(page, path, { withoutFrames: isArticle(path) })).toEqual([]);
  });
}

test('the home screen of the dashboard has no accessibility errors', async ({ page }) => {
  await signedIn(page);
  await open(page, '/dashboard');
  expect(await axeViolations(page, '/dashboard')).toEqual([]);
});

test('no screen of events has accessibility errors', async ({ page, staffApi }) => {
  await signedIn(page);
  const { list, noun, create } = dashboardResources.event;
  const values = Object.entries(sampleValues('event')).map(([field, value]) => [field, String(value)]);
  const id = await staffApi.add('event', Object.fromEntries(values));
  const violations: string[] = [];
  for (const path of [list, `create-${noun}`, `edit-${noun}/${id}`, `show-${noun}/${id}`]) {
    await open(page, `/dashboard/${path}`);
    if (path.startsWith('create-')) {
      await page.getByRole('button', { name: create, exact: true }).click();
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    }
    violations.push(...(await axeViolations(page, path)));
  }
  await open(page, `/dashboard/show-${noun}/${id}?tab=history`);
  await expect(page.getByRole('list', { name: /^History of/ })).toBeVisible();
  violations.push(...(await axeViolations(page, 'history')));
  expect(violations).toEqual([]);
});

/** Opens a page or screen that is complete. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
