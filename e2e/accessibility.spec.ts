import { axeViolations } from './axe-violations.ts';
import { asStaff, expect, test } from './people.ts';
import { fixedPaths, recordPaths } from './public-paths.ts';

/** Every public page, and what else a visitor may be shown. */
const publicPaths = [
  ...fixedPaths,
  ...recordPaths,
  '/article/999999',
  '/gallery?page=999',
  '/search',
  '/search?q=land',
  '/search?q=grocereis',
  '/no-such-page',
  '/login',
  '/forgot-password',
  '/new-password',
];

/** Screens of the dashboard that are none of an entity's: those have journeys of their own. */
const staffPaths = ['/dashboard', '/dashboard/no-such-page'];

/** The viewer of a PDF is the browser's own. */
const options = (path: string) => ({ withoutFrames: path.includes('article/') });

for (const path of publicPaths) {
  test(`a visitor finds no barrier on ${path}, by day or by night, on a desk or a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await axeViolations(page, path, options(path))).toEqual([]);
  });
}

for (const path of staffPaths) {
  test(`a staff member finds no barrier on ${path}, by day or by night, on a desk or a phone`, async ({
    page,
    staffApi,
  }) => {
    await asStaff(page, staffApi);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await axeViolations(page, path, options(path))).toEqual([]);
  });
}
