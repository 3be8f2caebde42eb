import type { Page } from '@playwright/test';
import { expect, signedIn, signIn, test } from './fixtures.ts';
import { uniqueWord } from './list-steps.ts';
import { staff } from './product.ts';
import { changeThroughApi, readRecord } from './unsaved-work.ts';

const changes = (page: Page) => page.getByRole('list', { name: 'Changes' });
/** The changes themselves; a day has a heading. */
const lines = (page: Page) =>
  changes(page)
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('heading') });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });

test('the history is filtered by person and kind, and the URL keeps the filter after Back, a reload and for a colleague', async ({
  page,
  request,
  staffApi,
}) => {
  const person = { username: `nell-${Date.now().toString(36)}`, password: 'three quilts on one rail' };
  await staffApi.add('user', { ...person, role: 'editor' });
  const { token, user } = await (await request.post('/api/login', { data: person })).json();
  const headers = { Authorization: `Bearer ${token}` };
  await request.post('/api/add-event', { data: { title: 'Fish fry of Nell' }, headers });
  await request.post('/api/add-podcast', { data: { title: 'Porch talk of Nell' }, headers });

  await signIn(page);
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await choice(page, 'Who').selectOption(person.username);
  await expect(lines(page)).toHaveCount(2);
  await choice(page, 'What').selectOption('Events');
  await expect(lines(page)).toHaveCount(1);
  await expect(changes(page).getByRole('link', { name: 'Event: Fish fry of Nell' })).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/history?user=${user.id}&resource=event`);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await expect(choice(page, 'What')).toHaveValue('event');
  await page.goBack();
  await expect(lines(page)).toHaveCount(2);
  await expect(choice(page, 'What')).toHaveValue('');
  await changes(page).getByRole('link', { name: 'Event: Fish fry of Nell' }).click();
  await expect(page.getByRole('tab', { name: 'History', selected: true })).toBeVisible();
});

test('the password of a new account is not in the history', async ({ page, staffApi }) => {
  const username = `otis-${Date.now().toString(36)}`;
  const id = await staffApi.add('user', { username, password: 'a secret of mine alone' });
  await signedIn(page);
  await page.goto(`/dashboard/show-user/${id}?tab=history`);
  const history = page.getByRole('list', { name: 'History of this user' });
  await history.getByRole('button', { name: 'Show contents' }).click();
  await expect(history.getByText('Passwords are not kept in the history.')).toBeVisible();
  await expect(history).toContainText(username);
  expect(await page.content()).not.toContain('a secret of mine alone');
});

test('someone who tries to delete their own account is told why they can’t, in the list and on its page', async ({
  page,
  request,
}) => {
  await signedIn(page);
  const dialog = page.getByRole('dialog', { name: 'This can’t be deleted' });
  await page.goto(`/dashboard/users?q=${staff.username}`);
  await page.getByRole('button', { name: `Delete ${staff.username}`, exact: true }).click();
  await expect(dialog).toContainText('You can’t delete your own account. Ask a colleague to do it.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: `View ${staff.username}`, exact: true }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog).toContainText('You can’t delete your own account.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  expect((await request.post('/api/login', { data: staff })).status()).toBe(200);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('a colleague’s change is found by its title and undone in place; a record that was changed again is not', async ({
      page,
      request,
      staffApi,
    }) => {
      const word = uniqueWord('supper');
      const id = await staffApi.add('event', { title: `Church ${word}` });
      await changeThroughApi(request, staffApi, 'event', id, { title: `Chruch ${word}` });
      await signedIn(page);
      await page.goto('/dashboard/history');
      await page.getByRole('searchbox', { name: 'Title' }).fill(word.toUpperCase());
      await expect(lines(page)).toHaveCount(2);
      await expect(changes(page).getByRole('heading', { name: 'Today' })).toBeVisible();
      await page.getByRole('button', { name: /^Undo this change/ }).click();
      await expect(
        page.getByText(`The change to “Chruch ${word}” was undone. It is saved as version 3.`),
      ).toBeVisible();
      expect((await readRecord(request, 'event', id)).title).toBe(`Church ${word}`);
      await expect(lines(page)).toHaveCount(3);

      await changeThroughApi(request, staffApi, 'event', id, { title: `Chapel ${word}` });
      await page.getByRole('button', { name: /^Undo this change/ }).click();
      await expect(page.getByText(/Someone else has changed this event, so nothing was undone/)).toBeVisible();
      expect((await readRecord(request, 'event', id)).title).toBe(`Chapel ${word}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    test('a version is compared with the current one before it is restored, and the restore can be undone in place', async ({
      page,
      request,
      staffApi,
    }) => {
      const word = uniqueWord('choir');
      const id = await staffApi.add('event', { title: `Early ${word}`, flag: 'Free' });
      await changeThroughApi(request, staffApi, 'event', id, { title: `Late ${word}` });
      await signedIn(page);
      await page.goto(`/dashboard/show-event/${id}?tab=history`);
      await page.getByRole('button', { name: 'Compare with current version: this event, Version 1' }).click();
      const first = page.getByRole('listitem').filter({ hasText: 'Version 1', hasNot: page.getByRole('heading') });
      const then = first.getByText('This version', { exact: true });
      const now = first.getByText('Current version', { exact: true });
      await expect(first.getByRole('deletion')).toHaveText(`Early ${word}`);
      await expect(first.getByRole('insertion')).toHaveText(`Late ${word}`);
      const [thenBox, nowBox] = [await then.boundingBox(), await now.boundingBox()];
      expect((nowBox?.y ?? 0) > (thenBox?.y ?? 0)).toBe(viewport.width < 768);
      await page.getByRole('button', { name: 'Restore this version: Version 1' }).click();
      await expect(page.getByText('Version 1 was restored. It is saved as version 3.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo this change: this event, Version 3' }).click();
      await expect(page.getByText(/was undone. It is saved as version 4/)).toBeVisible();
      expect((await readRecord(request, 'event', id)).title).toBe(`Late ${word}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    test('three records are restored from the trash at once, one of them after reading it', async ({
      page,
      request,
      staffApi,
    }) => {
      const word = uniqueWord('trash');
      const ids: number[] = [];
      for (const day of ['Monday', 'Tuesday', 'Wednesday']) {
        const id = await staffApi.add('podcast', { title: `${day} ${word}`, description: `Heard on ${day}.` });
        await staffApi.remove('podcast', id);
        ids.push(id);
      }
      await signedIn(page);
      await page.goto('/dashboard/trash?resource=podcast');
      const row = page.getByRole('listitem').filter({ hasText: `Tuesday ${word}` });
      await row.getByRole('button', { name: `Open Tuesday ${word}` }).click();
      await expect(row.getByText('Heard on Tuesday.')).toBeVisible();
      for (const day of ['Monday', 'Tuesday', 'Wednesday'])
        await page.getByRole('checkbox', { name: `Select ${day} ${word}` }).check();
      await page.getByRole('button', { name: 'Restore 3' }).click();
      await expect(page.getByText('Restored 3.')).toBeVisible();
      await expect(row).toHaveCount(0);
      for (const id of ids) expect((await readRecord(request, 'podcast', id)).title).toContain(word);
    });
  });
}
