import { axeViolations } from './axe-violations.ts';
import { expect, signedIn, test } from './fixtures.ts';
import { isArticle } from './public-paths.ts';

/** What a visitor may be shown besides the public pages, which are checked in pages.spec.ts. */
const publicPaths = [
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

for (const path of [...publicPaths, ...staffPaths]) {
  const isForStaff = staffPaths.includes(path);
  test(`a ${isForStaff ? 'staff member' : 'visitor'} finds no barrier on ${path}, by day or by night, on a desk or a phone`, async ({
    page,
  }) => {
    if (isForStaff) await signedIn(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await axeViolations(page, path, { withoutFrames: isArticle(path) })).toEqual([]);
  });
}
