import type { Page } from '@playwright/test';
import { expect, type StaffApi, test } from './fixtures.ts';
import { editLink, openDashboard, openEditForm, paginationStatus, uniqueWord } from './list-steps.ts';

/** The title of a row, which leads to its record as 'View' does. */
/** The link of a row's title: on wide screens its name says that it is View. */
const view = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^(View )?${title}$`) });
const goView = (page: Page, title: string) => view(page, title).click();
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/**
 * Opens the second page of a list that is searched, filtered and sorted by title, and scrolls it to a row's link.
 * Of elections: a list of personal data, once it has grown longer than a page, has no page numbers.
 */
async function openScrolled(page: Page, staffApi: StaffApi) {
  const word = uniqueWord('porch');
  const titles = Array.from({ length: 45 }, (_, index) => `Runoff ${index + 10} ${word}`);
  for (const title of titles) await staffApi.add('election', { title, date: '2021-06-15' });
  const search = `?q=${word}&date.from=2021-06-01&sort=title&page=2`;
  await page.setViewportSize({ width: 1280, height: 560 });
  await openDashboard(page, `/dashboard/elections${search}`);
  await expect(paginationStatus(page, '26–45 of 45')).toBeVisible();
  const title = titles[40] as string;
  await scrollTo(page, title);
  return { title, word, address: `/dashboard/elections${search}` };
}

/** Scrolls down to a row. */
async function scrollTo(page: Page, title: string) {
  await view(page, title).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 60);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
}

test('Cancel, ‘Back to list’, the browser’s Back and saving restore the list, its scroll position and its focus; the sidebar’s link opens it without a search', async ({
  watched: page,
  staffApi,
}) => {
  const { title, word, address } = await openScrolled(page, staffApi);
  const status = paginationStatus(page, '26–45 of 45');
  for (const width of [1280, 360]) {
    if (width === 360) {
      await page.setViewportSize({ width, height: 560 });
      await page.goto(address);
      await expect(status).toBeVisible();
      await scrollTo(page, title);
    }
    const returnPaths = [
      {
        go: openEditForm,
        link: width === 360 ? view : editLink,
        back: () => page.getByRole('link', { name: 'Cancel' }).click(),
      },
      { go: goView, link: view, back: () => page.getByRole('link', { name: 'Back to list' }).click() },
      { go: openEditForm, link: width === 360 ? view : editLink, back: () => page.goBack() },
    ];
    for (const { go, link, back } of returnPaths) {
      // Scrolled as far as the click needs.
      await view(page, title).hover();
      const scrolledBefore = await scrolled(page);
      await go(page, title);
      await expect(page).toHaveURL(/\/(edit|show)-election\/\d+$/);
      await expect(page.getByRole('link', { name: /^(Cancel|Back to list)$/ })).toBeVisible();
      // A screen opens at its top.
      await expect.poll(() => scrolled(page)).toBe(0);
      await back();
      await expect(page).toHaveURL(address);
      await expect(status).toBeVisible();
      await expect(link(page, title)).toBeFocused();
      await expect(link(page, title)).toBeInViewport();
      expect(Math.abs((await scrolled(page)) - scrolledBefore)).toBeLessThan(2);
      expect(scrolledBefore).toBeGreaterThan(200);
    }
  }

  await page.setViewportSize({ width: 1280, height: 560 });
  await editLink(page, title).click();
  await page.getByLabel('Description', { exact: true }).fill('Two seats.');
  await page.getByRole('button', { name: 'Update election' }).click();
  const notice = page.getByRole('status').filter({ hasText: new RegExp(`Saved: .*${title}`) });
  await expect(notice.getByText(/^Saved: /)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(address);
  await expect(status).toBeVisible();
  await expect(view(page, title)).toBeFocused();
  await expect(view(page, title)).toBeInViewport({ ratio: 1 });
  // A link to the current page is not needed.
  await expect(notice.getByRole('link', { name: 'Show in the list' })).toHaveCount(0);

  // A search finds what the filter excludes.
  await page.getByRole('link', { name: 'Create election' }).click();
  await page.getByLabel('Title', { exact: true }).fill(`A new runoff ${word}`);
  await page.getByLabel('Date and time', { exact: true }).fill('2021-05-04T18:30');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Show in the list' }).click();
  await expect(paginationStatus(page, '1–1 of 1')).toBeVisible();
  await expect(view(page, `A new runoff ${word}`)).toBeFocused();

  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await sidebar.getByRole('link', { name: 'Articles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Election' }).click();
  await expect(page).toHaveURL('/dashboard/elections');
  expect(await scrolled(page)).toBe(0);
});

test('after Undo the row has focus, and a screen reader hears what was restored', async ({ page, staffApi }) => {
  const email = `${uniqueWord('quilt')}@example.org`;
  await staffApi.add('email', { email });
  await openDashboard(page, `/dashboard/emails?q=${email}`);
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Restored: ${email}` })).toBeAttached();
  await expect(view(page, email)).toBeFocused();
});
