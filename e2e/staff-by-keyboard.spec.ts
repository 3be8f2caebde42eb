import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { core, expect, type StaffApi, signedIn, test } from './fixtures.ts';
import { arrowTo, expectFocusNotLost, moveToAction, press, tabTo, typeInto } from './keyboard.ts';
import { staff } from './product.ts';

/** Changes in live regions, which screen readers announce. */
const status = (page: Page) => page.getByRole('status');

test('someone signs in and out with the keyboard only', core, async ({ page, request }) => {
  await page.goto('/login');
  await typeInto(page, page.getByRole('textbox', { name: 'Username' }), staff.username);
  await typeInto(page, page.getByLabel('Password', { exact: true }), staff.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await press(page, page.getByRole('button', { name: 'Sign Out' }));
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const response = await request.get('/api/get-all-users', { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status()).toBe(401);
});

/** Creates an event and searches for it in its list, with the keyboard only. */
async function createAndFind(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard/events');
  await press(page, page.getByRole('link', { name: 'Create event' }).first());
  await expect(page).toHaveURL(/\/dashboard\/create-event$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();

  const form = page.getByRole('form', { name: 'Create event' });
  await typeInto(page, form.getByLabel('Title', { exact: true }), title);
  await tabTo(page, form.getByLabel('Date to be announced'));
  await page.keyboard.press('Space');
  await press(page, form.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page).toHaveURL(/\/dashboard\/events$/);
  await expect(status(page).filter({ hasText: `Published: ${title}` })).toBeVisible();
  await expectFocusNotLost(page);

  await typeInto(page, page.getByRole('searchbox', { name: 'Search' }), title);
  await expect(page.getByRole('link', { name: `Edit ${title}`, exact: true })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Events' }).getByRole('row')).toHaveCount(2);
}

/** Deletes the event of that name: dated today, it would stand first on the pages that other journeys look at. */
async function removeTitled(staffApi: StaffApi, request: APIRequestContext, title: string) {
  const { events } = await (await request.get('/api/get-all-event')).json();
  const remaining = events.find((event: { title: string }) => event.title === title);
  if (!remaining) throw new Error(`“${title}” is not in its list.`);
  await staffApi.remove('event', remaining.id);
}

test(
  'someone creates, finds, filters, exports, edits, deletes and restores an event with the keyboard only',
  core,
  async ({ page, request, staffApi }) => {
    await signedIn(page);
    const title = `Quilt ${Date.now().toString(36)}`;
    const changed = `${title} changed`;
    const row = (action: 'View' | 'Edit', title: string) =>
      page.getByRole('link', { name: `${action} ${title}`, exact: true });
    const deleteButton = page.getByRole('button', { name: `Delete ${changed}`, exact: true });
    const search = page.getByRole('searchbox', { name: 'Search' });

    await createAndFind(page, title);

    await press(page, page.getByRole('button', { name: 'Filter' }));
    await tabTo(page, page.getByLabel(/, from$/).first());
    // The parts of a day, one after the other.
    await page.keyboard.type('01012099');
    await expect(page).toHaveURL(/\.from=2099-01-01/);
    await expect(row('Edit', title)).toHaveCount(0);
    await press(page, page.getByRole('button', { name: 'Clear filters' }).first());
    await expect(row('Edit', title)).toBeVisible();
    await expectFocusNotLost(page);

    const downloading = page.waitForEvent('download');
    await tabTo(page, page.getByRole('button', { name: 'Filter', exact: true }));
    await arrowTo(page, page.getByRole('button', { name: 'Options' }));
    await page.keyboard.press('Enter');
    // The last option.
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain(title);

    await moveToAction(page, 'Events', row('Edit', title));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/edit-event\/\d+$/);
    const edit = page.getByRole('form', { name: 'Edit event' });
    await typeInto(page, edit.getByLabel('Title', { exact: true }), changed);
    await press(page, edit.getByRole('button', { name: 'Update event' }));
    // The search is the same as before.
    await expect(page).toHaveURL(`/dashboard/events?${new URLSearchParams({ q: title })}`);

    await typeInto(page, search, changed);
    await moveToAction(page, 'Events', deleteButton);
    await page.keyboard.press('Enter');
    await expect(status(page).filter({ hasText: `Deleted: ${changed}` })).toBeVisible();
    await expect(deleteButton).toHaveCount(0);
    await expectFocusNotLost(page);
    await press(page, page.getByRole('button', { name: 'Undo' }));
    await expect(row('View', changed)).toBeVisible();
    await expectFocusNotLost(page);

    await moveToAction(page, 'Events', row('View', changed));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: changed })).toBeVisible();
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?tab=history$/);
    await press(page, page.getByRole('button', { name: 'Restore this version: Version 1' }));
    await expect(status(page).filter({ hasText: 'Version 1 was restored.' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

    await removeTitled(staffApi, request, title);
  },
);
