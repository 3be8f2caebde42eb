import { expect, signedIn, test } from './fixtures.ts';
import { openDashboard, paginationStatus, uniqueWord } from './list-steps.ts';

const reader = { username: 'hattie', password: 'a lamp at dusk' };

test('a view is saved, found again on another day, shared with a colleague, deleted and restored', async ({
  watched: page,
  staffApi,
  browser,
}) => {
  const word = uniqueWord('okra');
  for (const title of [`${word} seeds`, `${word} supper`]) await staffApi.add('article', { title, state: 'draft' });
  await openDashboard(page, '/dashboard/articles');
  await page.getByRole('tab', { name: 'Drafts' }).click();
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(word);
  await expect(paginationStatus(page, '1–2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`About ${word}`);
  await page.keyboard.press('Enter');
  const tab = page.getByRole('tab', { name: `About ${word}` });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/articles\?view=\d+$/);
  const address = page.url();

  // Back leads through the tabs.
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('');
  await page.goBack();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(paginationStatus(page, '1–2 of 2')).toBeVisible();

  // Columns are part of it.
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Created' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('menuitem', { name: 'Update view' }).click();
  await expect(page.getByText(`Updated view: About ${word}`)).toBeVisible();

  await page.getByRole('button', { name: `Actions for the view About ${word}` }).click();
  await page.getByRole('menuitem', { name: 'Share with everyone' }).click();
  await expect(page.getByText(`Shared with everyone: About ${word}`)).toBeVisible();
  await staffApi.add('user', { ...reader, role: 'viewer' });
  const context = await browser.newContext();
  const desk = await context.newPage();
  await signedIn(desk, reader);
  await desk.goto(address);
  await expect(desk.getByRole('columnheader', { name: 'Created' })).toBeVisible();
  await expect(paginationStatus(desk, '1–2 of 2')).toBeVisible();
  await desk.getByRole('button', { name: `Actions for the view About ${word}` }).click();
  await expect(desk.getByRole('menuitem')).toHaveText(['Save as view…']);
  await context.close();

  await page.getByRole('button', { name: `Actions for the view About ${word}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(tab).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(address);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a list without tabs has them once a view is saved', async ({ watched: page }) => {
  const name = uniqueWord('moved');
  await openDashboard(page, '/dashboard/redirects?q=zzz');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab')).toHaveText(['All', name]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab')).toHaveCount(0);
});
