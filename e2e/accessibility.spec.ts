import { barriers } from './barriers.ts';
import { asStaff, expect, test } from './people.ts';

/** Every public page, and what else a visitor may be shown. */
const publicPaths = [
  '/',
  '/who-we-are',
  '/what-we-do',
  '/how-we-work',
  '/divisions',
  '/usda-forest-service',
  '/democratisation',
  '/culture-and-heritage',
  '/health-and-wellness',
  '/vote',
  '/kenya',
  '/donate',
  '/resources',
  '/the-plow-and-pew-democracy-center',
  "/ruby's-food-pantry",
  "/ruby's-porch",
  "/ruby's-interfaith-center",
  '/all-articles',
  '/article/1',
  '/article/999999',
  '/stories',
  '/story/1',
  '/events',
  '/event/1',
  '/election-calendar',
  '/election/1',
  '/podcasts',
  '/podcast/1',
  '/gallery',
  '/team-type/staff',
  '/action-network',
  '/search',
  '/search?q=land',
  '/search?q=grocereis',
  '/no-such-page',
  '/login',
];

/** Screens of the dashboard with demo content; those of each resource have journeys of their own. */
const staffPaths = [
  '/dashboard',
  '/dashboard/articles',
  '/dashboard/create-article',
  '/dashboard/edit-article/1',
  '/dashboard/show-article/1',
  '/dashboard/no-such-page',
];

/** The viewer of a PDF is the browser's own. */
const options = (path: string) => ({ withoutFrames: path.includes('article/') });

for (const path of publicPaths) {
  test(`a visitor finds no barrier on ${path}, by day or by night, on a desk or a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await barriers(page, path, options(path))).toEqual([]);
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
    expect(await barriers(page, path, options(path))).toEqual([]);
  });
}
