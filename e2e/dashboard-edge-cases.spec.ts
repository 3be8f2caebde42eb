import type { Page } from '@playwright/test';
import { core, expect, signedIn, signIn, test } from './fixtures.ts';
import { openDashboard, paginationStatus, uniqueWord } from './list-steps.ts';
import { addAccount, field, readRecord, waitForSavedDraft } from './unsaved-work.ts';

/** Rare cases for staff: unusual records, outdated URLs, connections and devices that fail. */

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const unbrokenWord = 'Ochlocknee'.repeat(500);

test('on a phone a record with a name of 5,000 letters or right-to-left text fits on every screen', async ({
  watched: page,
  staffApi,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const word = uniqueWord('odd');
  const long = await staffApi.add('event', { title: `${word} ${unbrokenWord}`, description: unbrokenWord });
  await staffApi.add('event', { title: `عشاء الحصاد على الشرفة ${word}`, description: 'كل سبت' });
  const deletedId = await staffApi.add('event', { title: `${word} ${unbrokenWord}` });
  await staffApi.remove('event', deletedId);
  await signedIn(page);
  for (const path of [
    `/dashboard/events?q=${word}`,
    `/dashboard/show-event/${long}`,
    `/dashboard/edit-event/${long}`,
    `/dashboard/show-event/${long}?tab=history`,
    '/dashboard/history?resource=event',
    '/dashboard/trash?resource=event',
    '/dashboard',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
    // The history groups changes by one person, including those of other journeys.
    if (path !== '/dashboard' && !path.includes('/history'))
      await expect(page.getByRole('main')).toContainText(path.includes('edit') ? 'Update event' : word);
    expect(await fits(page), path).toBe(true);
  }
  await page.goto(`/dashboard/events?q=${word}`);
  const title = page.getByText('عشاء', { exact: false }).first();
  await expect(title).toHaveCSS('direction', 'rtl');
});

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
  await expect(page.getByRole('link', { name: email, exact: true })).toBeVisible();
  const note = page.getByRole('note').filter({ hasText: 'This link contains settings that this list does not have' });
  await expect(note).toContainText('colour.is=red, date.from=soon, sort=-colour');
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/donations\\?q=${encodeURIComponent(email)}`));
  await expect(note).toHaveCount(0);
  await page.goto(`/dashboard/donations?q=${email}&page=999`);
  await expect(page.getByRole('link', { name: email, exact: true })).toBeVisible();
});

test('searches for one letter, special characters and 10,000 letters work; clearing the search shows everything again', async ({
  watched: page,
}) => {
  await openDashboard(page, '/dashboard/articles');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(paginationStatus(page, 'of')).toBeVisible();
  const paginationText = await paginationStatus(page, 'of').innerText();
  for (const text of ['e', '%_"*(', "'; drop table", 'x'.repeat(10_000)]) {
    await search.fill(text);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
    if (text.length > 100) await expect(page.getByText(/^Nothing matches “x/)).toBeVisible();
    else
      await expect(
        page
          .getByText(/^Nothing matches “/)
          .or(paginationStatus(page, ' of '))
          .first(),
      ).toBeVisible();
    expect(await fits(page), text.slice(0, 20)).toBe(true);
  }
  await search.fill('');
  await expect(paginationStatus(page, paginationText)).toBeVisible();
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
  browser,
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
  await signIn(page, ida);
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

  const otherPage = await (await browser.newContext()).newPage();
  await signIn(otherPage, ida);
  await otherPage.addInitScript(withoutStorage);
  await otherPage.getByRole('list', { name: 'Unsaved work' }).getByRole('link', { name: title }).click();
  await expect(field(otherPage, 'Title')).toHaveValue(title);
  await otherPage.context().close();

  await field(page, 'Title').fill(title);
  await expect(page.getByText('Unsaved work kept in your account')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/podcasts$/);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
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
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
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

test('a record that can’t be loaded at first can be requested again in place', async ({ page, staffApi }) => {
  const title = uniqueWord('Out of reach ');
  const id = await staffApi.add('podcast', { title });
  const unreachable = '**/api/get-single-podcast/*';
  await signedIn(page);
  for (const screen of ['show', 'edit']) {
    await page.route(unreachable, (route) => route.abort());
    await page.goto(`/dashboard/${screen}-podcast/${id}`);
    const alert = page.getByRole('alert').filter({ hasText: 'An error occurred while fetching the podcast data.' });
    await expect(alert).toBeVisible();
    await expect(alert).not.toContainText('deleted');
    await page.unroute(unreachable);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page
        .getByRole('heading', { level: 1, name: title })
        .or(page.locator(`input[value="${title}"]`))
        .first(),
    ).toBeVisible();
  }
});
