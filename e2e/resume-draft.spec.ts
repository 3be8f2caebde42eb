import { expect, signedIn, signIn, test } from './fixtures.ts';
import { waitForSavedDraft } from './unsaved-work.ts';

test('someone signs in and continues what they were typing in two steps, and can discard other unsaved work and undo that', async ({
  watched: page,
}) => {
  const title = `Watch night supper ${Date.now().toString(36)}`;
  await signedIn(page);
  await page.goto('/dashboard/create-event');
  await page.getByLabel('Title').fill(title);
  await waitForSavedDraft(page, title);
  await page.evaluate(() => localStorage.removeItem('token'));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/login');

  await signIn(page);
  const drafts = page.getByRole('list', { name: 'Unsaved work' });
  await drafts.getByRole('link', { name: title }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByRole('group', { name: /^You have unsaved work/ })).toHaveCount(0);

  // It is also in its list and marked in the sidebar.
  await page.goto('/dashboard/events');
  await expect(page.getByRole('link', { name: `Unsaved: ${title}` })).toHaveAttribute('href', /create-event\?draft=/);
  await expect(
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Events' }),
  ).toHaveAccessibleDescription('1 unsaved');
  await page.goto('/dashboard');
  await drafts.getByRole('button', { name: `Discard ${title}` }).click();
  await expect(drafts.getByRole('link', { name: title })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drafts.getByRole('link', { name: title })).toBeVisible();
});
