import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { callPath, resourceCalls } from '../packages/contract/src/calls.ts';
import type { ResourceName } from '../packages/contract/src/entities.ts';
import { dashboardResources, sampleFile } from './dashboard-resources.ts';
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

/** A name that no other record has. */
function ownTitle(name: ResourceName): string {
  const unique = `${name.toLowerCase()}-${Date.now().toString(36)}`;
  return dashboardResources[name].main === 'Email' ? `${unique}@example.org` : `Quilt ${unique}`;
}

/** Creates a record and searches for it in its list, with the keyboard only. */
async function createAndFind(page: Page, name: ResourceName, title: string): Promise<void> {
  const { list, noun, singular, plural, main, fields = {}, file, create } = dashboardResources[name];
  await page.goto(`/dashboard/${list}`);
  await press(page, page.getByRole('link', { name: `Create ${singular}` }).first());
  await expect(page).toHaveURL(new RegExp(`/dashboard/create-${noun}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const form = page.getByRole('form', { name: `Create ${singular}` });
  await typeInto(page, form.getByLabel(main, { exact: true }), title);
  for (const [label, text] of Object.entries(fields)) {
    await page.keyboard.press('Home');
    await typeInto(page, form.getByLabel(label, { exact: true }), text);
  }
  if (name === 'event' || name === 'election') {
    await tabTo(page, form.getByLabel('Date to be announced'));
    await page.keyboard.press('Space');
  }
  if (file) {
    const choosing = page.waitForEvent('filechooser');
    await press(page, form.getByLabel(file.label, { exact: true }));
    await (await choosing).setFiles(await sampleFile(file.kind));
  }
  await press(page, form.getByRole('button', { name: create, exact: true }));
  await expect(page).toHaveURL(new RegExp(`/dashboard/${list}$`));
  await expect(status(page).filter({ hasText: new RegExp(`Saved: .*${title}`) })).toBeVisible();
  await expectFocusNotLost(page);

  await typeInto(page, page.getByRole('searchbox', { name: 'Search' }), title);
  await expect(page.getByRole('link', { name: `Edit ${title}`, exact: true })).toBeVisible();
  await expect(page.getByRole('grid', { name: plural }).getByRole('row')).toHaveCount(2);
}

/** Deletes a record of that name: dated today, it would stand first on the pages that other journeys look at. */
async function removeTitled(staffApi: StaffApi, request: APIRequestContext, name: ResourceName, title: string) {
  const headers = { Authorization: `Bearer ${staffApi.token}` };
  const response = await request.get(callPath(resourceCalls[name].list), { headers });
  const rows: Record<string, unknown>[] = (await response.json())[resourceCalls[name].listKey];
  const remaining = rows.find((record) => Object.values(record).includes(title));
  if (!remaining) throw new Error(`“${title}” is not in its list.`);
  await staffApi.remove(name, Number(remaining.id));
}

/** Forms with other kinds of fields than an event's: a file, a choice, a password. The list is the same everywhere. */
for (const name of ['gallery', 'team', 'user'] as const) {
  test(`someone creates and finds a ${dashboardResources[name].singular} with the keyboard only`, async ({
    page,
    request,
    staffApi,
  }) => {
    await signedIn(page);
    const title = ownTitle(name);
    await createAndFind(page, name, title);
    await removeTitled(staffApi, request, name, title);
  });
}

test(
  'someone creates, finds, filters, exports, edits, deletes and restores an event with the keyboard only',
  core,
  async ({ page, request, staffApi }) => {
    const { list, noun, singular, plural, main, update } = dashboardResources.event;
    await signedIn(page);
    const title = ownTitle('event');
    const changed = `${title} changed`;
    const row = (action: 'View' | 'Edit', title: string) =>
      page.getByRole('link', { name: `${action} ${title}`, exact: true });
    const deleteButton = page.getByRole('button', { name: `Delete ${changed}`, exact: true });
    const search = page.getByRole('searchbox', { name: 'Search' });

    await createAndFind(page, 'event', title);

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
    await arrowTo(page, page.getByRole('button', { name: /^Export/ }));
    await page.keyboard.press('Enter');
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain(title);

    await moveToAction(page, plural, row('Edit', title));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/dashboard/edit-${noun}/\\d+$`));
    const edit = page.getByRole('form', { name: `Edit ${singular}` });
    await typeInto(page, edit.getByLabel(main, { exact: true }), changed);
    await press(page, edit.getByRole('button', { name: update ?? `Update ${singular}` }));
    // The search is the same as before.
    await expect(page).toHaveURL(`/dashboard/${list}?${new URLSearchParams({ q: title })}`);

    await typeInto(page, search, changed);
    await moveToAction(page, plural, deleteButton);
    await page.keyboard.press('Enter');
    await expect(status(page).filter({ hasText: `Deleted: ${changed}` })).toBeVisible();
    await expect(deleteButton).toHaveCount(0);
    await expectFocusNotLost(page);
    await press(page, page.getByRole('button', { name: 'Undo' }));
    await expect(row('View', changed)).toBeVisible();
    await expectFocusNotLost(page);

    await moveToAction(page, plural, row('View', changed));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: changed })).toBeVisible();
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?tab=history$/);
    await press(page, page.getByRole('button', { name: 'Restore this version: Version 1' }));
    await expect(status(page).filter({ hasText: 'Version 1 was restored.' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

    await press(page, page.getByRole('button', { name: 'More', exact: true }));
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/dashboard/${list}?${new URLSearchParams({ q: changed })}`);
    await expect(status(page).filter({ hasText: `Deleted: ${title}` })).toBeVisible();
    await press(page, page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Trash' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
    await press(page, page.getByRole('button', { name: `Restore ${title}`, exact: true }));
    await expect(status(page).filter({ hasText: `Restored “${title}”.` })).toBeVisible();
    await expectFocusNotLost(page);
    await page.goto(`/dashboard/${list}?q=${encodeURIComponent(title)}`);
    await expect(row('View', title)).toBeVisible();
    await removeTitled(staffApi, request, 'event', title);
  },
);
