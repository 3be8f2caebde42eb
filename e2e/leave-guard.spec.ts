import { core, expect, signedIn, signIn, test } from './fixtures.ts';
import { field, leaveDialog, readRecord, waitForSavedDraftCount } from './unsaved-work.ts';

test.describe('leaving with unsaved changes', () => {
  test(
    'asks on links, Back, Forward and sign-out; Stay keeps, Save saves, Leave leaves',
    core,
    async ({ page, request, staffApi }) => {
      const id = await staffApi.add('gallery', { title: 'Quilt on the rail' });
      await signIn(page);
      // A page that is replaced before it has loaded is not in the browser's history.
      await page.getByRole('link', { name: 'Gallery', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\/galleries$/);
      await page.getByRole('link', { name: 'Events', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\/events$/);
      await page.goBack();
      await page.getByRole('link', { name: 'Edit Quilt on the rail' }).click();
      await field(page, 'Title').fill('Quilt on the porch rail');
      for (const leave of [
        () => page.goBack(),
        () => page.getByRole('link', { name: 'Cancel' }).click(),
        () => page.getByRole('button', { name: 'Sign Out' }).click(),
        () => page.getByRole('link', { name: 'Events', exact: true }).click(),
      ]) {
        await leave();
        await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
        await expect(leaveDialog(page)).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`/dashboard/edit-gallery/${id}$`));
        await expect(field(page, 'Title')).toHaveValue('Quilt on the porch rail');
      }
      await page.getByRole('link', { name: 'Events', exact: true }).click();
      await leaveDialog(page).getByRole('button', { name: 'Save draft' }).click();
      await expect(page).toHaveURL(/\/dashboard\/events$/);
      expect((await readRecord(request, 'gallery', id)).title).toBe('Quilt on the rail');

      await page.goBack();
      await expect(field(page, 'Title')).toHaveValue('Quilt on the porch rail');
      await field(page, 'Title').fill('Given up');
      await page.goBack();
      await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL(/\/dashboard\/galleries$/);
      expect((await readRecord(request, 'gallery', id)).title).toBe('Quilt on the rail');
      await waitForSavedDraftCount(page, 0);
    },
  );

  test('Save on an invalid form stays, focuses the error, and still asks when leaving', async ({ page }) => {
    await signedIn(page);
    await page.goto('/dashboard/create-donation');
    await page.getByLabel('Amount').fill('plenty');
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await leaveDialog(page).getByRole('button', { name: 'Save' }).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('This has to be an amount');
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(leaveDialog(page)).toBeVisible();
  });

  test('makes the browser ask on reload and close, also after a refused save, but not after a save', async ({
    page,
    staffApi,
  }) => {
    await staffApi.add('article', { title: 'Taken slug', slug: 'taken-for-good' });
    await signedIn(page);
    const dialogMessages: string[] = [];
    page.on('dialog', (dialog) => {
      dialogMessages.push(dialog.type());
      void dialog.dismiss();
    });
    await page.goto('/dashboard/create-article');
    await field(page, 'Title').fill('A title of its own');
    await page.getByRole('button', { name: 'Change web address' }).click();
    await field(page, 'Slug').fill('taken-for-good');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Slug: This is already in use/ })).toBeVisible();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => dialogMessages).toEqual(['beforeunload']);
    await field(page, 'Slug').fill('');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/articles$/);
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/events$/);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(true);
    expect(dialogMessages).toEqual(['beforeunload']);
  });
});
