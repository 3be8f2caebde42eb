import { core, expect, signedIn, signIn, test } from './fixtures.ts';
import { staff } from './product.ts';
import {
  addAccount,
  draftNotice,
  endSession,
  field,
  readRecord,
  signInAgainDialog,
  signInDialog,
  waitForSentDraft,
} from './unsaved-work.ts';

test.describe('a session that has expired', () => {
  test('in a form is renewed in place, and saving continues', core, async ({ page, request }) => {
    await signedIn(page, staff);
    await page.goto('/dashboard/create-article');
    await field(page, 'Title').fill('Typed for a whole afternoon');
    await waitForSentDraft(page);
    await endSession(page, request);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(signInAgainDialog(page).getByLabel('Username')).toHaveValue(staff.username);
    await signInDialog(page, staff.username, 'wrong');
    await expect(signInAgainDialog(page).getByRole('alert')).toHaveText('Invalid credentials');
    await signInDialog(page, staff.username, staff.password);
    await expect(page).toHaveURL(/\/dashboard\/articles$/);
    await expect(page.getByRole('link', { name: 'View Typed for a whole afternoon' })).toBeVisible();
  });

  test('in a form, renewed by another person, saves nothing under their name without asking', async ({
    page,
    request,
    staffApi,
  }) => {
    await addAccount(staffApi, 'ben-at-the-desk');
    const id = await staffApi.add('team', { name: 'Ines Mercer', type: 'staff' });
    await signedIn(page, staff);
    await page.goto(`/dashboard/edit-team/${id}`);
    await field(page, 'Position').fill('Keeper of the seeds');
    await waitForSentDraft(page);
    await endSession(page, request);
    await page.getByRole('button', { name: 'Update team member' }).click();
    await signInDialog(page, 'ben-at-the-desk', 'her own password');
    await expect(page.getByRole('alert')).toContainText('Someone else has signed in. Nothing is saved yet');
    await expect(field(page, 'Position')).toHaveValue('Keeper of the seeds');
    expect((await readRecord(request, 'team', id)).position).toBe('');
    await page.getByRole('button', { name: 'Update team member' }).click();
    await expect(page).toHaveURL(/\/dashboard\/teams$/);
    expect((await readRecord(request, 'team', id)).position).toBe('Keeper of the seeds');
  });

  test('leads to the sign-in page if nobody renews it, and the unsaved work is still there afterwards', async ({
    page,
    request,
  }) => {
    await signedIn(page, staff);
    await page.goto('/dashboard/create-event');
    await field(page, 'Title').fill('Unfinished supper');
    await page.getByLabel('Date to be announced').check();
    await waitForSentDraft(page);
    await endSession(page, request);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await signInAgainDialog(page).getByRole('button', { name: 'Leave this page' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Username').fill(staff.username);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard\/create-event$/);
    await expect(draftNotice(page)).toContainText('Unfinished supper');
  });

  test('is noticed when the dashboard opens, on a list that is public', async ({ page, request }) => {
    await signIn(page);
    await endSession(page, request);
    await page.goto('/dashboard/events?q=supper');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Username').fill(staff.username);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard\/events\?q=supper$/);
  });
});
