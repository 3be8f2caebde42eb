import type { Page } from '@playwright/test';
import { expect, signedIn, signIn, test } from './fixtures.ts';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys({ ...localStorage }).filter((name) => name.startsWith('draft:')).length);

test('someone who starts to sign out from a form, and then stays, has it guarded and kept again', async ({
  page,
  context,
}) => {
  await signIn(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/dashboard/create-gallery');
  await title(otherPage).fill('Left in another tab');
  await expect.poll(() => drafts(page)).toBe(1);
  await otherPage.close();
  await page.goto('/dashboard/create-story');
  await title(page).fill('Nearly given up');
  await expect.poll(() => drafts(page)).toBe(2);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Sign out and delete unsaved work?' });
  await confirmation.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(confirmation).toBeHidden();
  await expect(title(page)).toHaveValue('Nearly given up');
  await expect.poll(() => drafts(page)).toBe(2);
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/create-story$/);
});

test('nobody is asked after a deletion, nor on an unchanged form', async ({ page, staffApi }) => {
  const id = await staffApi.add('event', { title: 'Called off' });
  const dialogMessages: string[] = [];
  page.on('dialog', (dialog) => {
    dialogMessages.push(dialog.type());
    void dialog.accept();
  });
  await signedIn(page);
  await page.goto(`/dashboard/edit-event/${id}`);
  await title(page).fill('Called off at last');
  await title(page).fill('Called off');
  await page.goto(`/dashboard/show-event/${id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/dashboard\/events$/);
  await page.getByRole('link', { name: 'Podcasts', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/podcasts$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Podcasts' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(dialogMessages).toEqual([]);
});

test('Back after signing out leads to the sign-in page at once', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard/podcasts');
  await page.reload();
  // As early as anyone can press it: in the first task after the address has changed.
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...args) => {
      pushState(...args);
      setTimeout(() => history.back());
    };
  });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Username')).toBeVisible();
});
