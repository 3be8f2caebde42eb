import { core, expect, signedIn, signIn, test } from './fixtures.ts';
import { field, leaveDialog, readRecord, waitForSavedDraftCount } from './unsaved-work.ts';

test.describe('leaving with unsaved changes', () => {
  test(
    'asks on links, Back, Forward and sign-out; Stay keeps, Save saves, Leave leaves',
    core,
    async ({ page, request, staffApi }) => {
      const id = await staffApi.add('gallery', { title: 'Quilt on the rail' });
      await signIn(page);
      // A page that another takes the place of before it is there is none that Back leads to.
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
      await leaveDialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/dashboard\/events$/);
      expect((await readRecord(request, 'gallery', id)).title).toBe('Quilt on the porch rail');

      await page.goBack();
      await field(page, 'Title').fill('Given up');
      await page.goBack();
      await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL(/\/dashboard\/galleries$/);
      expect((await readRecord(request, 'gallery', id)).title).toBe('Quilt on the porch rail');
      await waitForSavedDraftCount(page, 0);
    },
  );

  test('Save on a form that is not right stays, with focus on what is wrong, and goes on asking', async ({ page }) => {
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

  test('is asked about by the browser on reload and close, after a refused save too, and never after a save', async ({
    page,
    staffApi,
  }) => {
    await staffApi.add('article', { title: 'Taken slug', slug: 'taken-for-good' });
    await signIn(page);
    const dialogMessages: string[] = [];
    page.on('dialog', (dialog) => {
      dialogMessages.push(dialog.type());
      void dialog.dismiss();
    });
    await page.goto('/dashboard/create-article');
    await field(page, 'Title').fill('A title of its own');
    await page.getByRole('button', { name: 'Change the slug' }).click();
    await field(page, 'Slug').fill('taken-for-good');
    await page.getByRole('button', { name: 'Create article' }).click();
    await expect(page.getByRole('link', { name: /^Slug: This is already in use/ })).toBeVisible();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => dialogMessages).toEqual(['beforeunload']);
    await field(page, 'Slug').fill('');
    await page.getByRole('button', { name: 'Create article' }).click();
    await expect(page).toHaveURL(/\/dashboard\/articles$/);
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/events$/);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(true);
    expect(dialogMessages).toEqual(['beforeunload']);
  });
});
