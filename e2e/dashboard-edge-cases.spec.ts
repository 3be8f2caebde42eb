import type { Page } from '@playwright/test';
import { core, expect, signedIn, test } from './fixtures.ts';
import { openDashboard, uniqueWord } from './list-steps.ts';
import { addAccount, field, readRecord, waitForSavedDraft } from './unsaved-work.ts';

/** Rare cases for staff: unusual records, outdated URLs, connections and devices that fail. */

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('an outdated link to a list shows the list without the settings that no longer exist, and says so', async ({
  watched: page,
  staffApi,
}) => {
  const email = `${uniqueWord('old')}@example.org`;
  await staffApi.add('donation', { email, amount: '12', date: '2021-06-29' });
  await openDashboard(
    page,
    `/dashboard/donations?q=${email}&sort=-colour&colour.is=red&date.from=soon&size=7&page=0&after=nothing`,
  );
  await expect(page.getByRole('link', { name: `View ${email}` })).toBeVisible();
  const note = page.getByRole('note').filter({ hasText: 'This link contains settings that this list does not have' });
  await expect(note).toContainText('colour.is=red, date.from=soon, sort=-colour');
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/donations\\?q=${encodeURIComponent(email)}`));
  await expect(note).toHaveCount(0);
  await page.goto(`/dashboard/donations?q=${email}&page=999`);
  await expect(page.getByRole('link', { name: `View ${email}` })).toBeVisible();
});

test('someone who has a record open that a colleague deletes is told, with a link to the trash', async ({
  page,
  staffApi,
}) => {
  const title = uniqueWord('Taken away ');
  const id = await staffApi.add('podcast', { title });
  await openDashboard(page, `/dashboard/show-podcast/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await staffApi.remove('podcast', id);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'This can’t be deleted' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'trash' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
});

test('turning the phone while typing keeps the text, the position and the unsaved work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, '/dashboard/create-story');
  const words = uniqueWord('Rain on the roof ');
  await field(page, 'Content').fill(words);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(field(page, 'Content')).toBeFocused();
  await page.keyboard.type('all night.');
  await expect(field(page, 'Content')).toBeInViewport();
  await expect(field(page, 'Content')).toHaveText(`${words}all night.`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(field(page, 'Content')).toHaveText(`${words}all night.`);
  await waitForSavedDraft(page, words);
  expect(await fits(page)).toBe(true);
});

test('without browser storage, lists, columns, forms and saving work, and unsaved work is kept in the account', async ({
  page,
  staffApi,
}) => {
  const username = 'ida-at-the-library';
  await addAccount(staffApi, username);
  const ida = { username, password: 'her own password' };
  const withoutStorage = () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(name, value) {
      if (name !== 'token') throw new DOMException('There is no storage.', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('There is no storage.', 'SecurityError');
    };
  };
  await signedIn(page, ida);
  await page.addInitScript(withoutStorage);
  const title = uniqueWord('Kept nowhere ');
  await page.goto('/dashboard/create-podcast');
  await field(page, 'Title').fill(title);
  await expect(page.getByText('Unsaved work kept in your account')).toBeVisible();
  await page.route('**/api/keep-draft/*', (route) => route.abort());
  await field(page, 'Title').fill(`${title}else`);
  await expect(page.getByText(/^Your unsaved work can’t be kept on this device or in your account/)).toBeVisible();
  await expect(page.getByText('Unsaved work kept in your account')).toHaveCount(0);
  await page.unroute('**/api/keep-draft/*');

  await field(page, 'Title').fill(title);
  await expect(page.getByText('Unsaved work kept in your account')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/podcasts$/);
  await expect(page.getByRole('link', { name: `View ${title}` })).toBeVisible();
});

test(
  'offline: delete, undo and restore report failure and work after reconnecting',
  core,
  async ({ page, request, staffApi }) => {
    const title = uniqueWord('Offline ');
    const id = await staffApi.add('podcast', { title });
    await openDashboard(page, `/dashboard/podcasts?q=${encodeURIComponent(title)}`);
    const remove = page.getByRole('button', { name: `Delete ${title}` });
    await expect(remove).toBeVisible();
    await page.context().setOffline(true);
    await remove.click();
    const dialogNamed = (name: string) => page.getByRole('dialog', { name });
    await expect(dialogNamed('This can’t be deleted')).toContainText('The server can’t be reached.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: `View ${title}` })).toBeVisible();
    await page.context().setOffline(false);
    await remove.click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await page.context().setOffline(true);
    await undo.click();
    await expect(dialogNamed('Could not restore')).toContainText('The server can’t be reached.');
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await page.goto('/dashboard/trash?resource=podcast');
    const restore = page.getByRole('button', { name: `Restore ${title}` });
    await expect(restore).toBeVisible();
    await page.context().setOffline(true);
    await restore.click();
    await expect(page.getByRole('alert')).toContainText('stays in the trash');
    await page.context().setOffline(false);
    await restore.click();
    await expect(page.getByText(`Restored “${title}”.`)).toBeVisible();
    expect((await readRecord(request, 'podcast', id)).title).toBe(title);
  },
);
