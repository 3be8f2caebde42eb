import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { timeFactor } from '../scripts/time-factor.ts';
import { expect, signedIn, test } from './fixtures.ts';
import { dataDir, staff } from './product.ts';

/** Makes the password of the page's session expire. */
async function passTenMinutes(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const database = new DatabaseSync(`${dataDir}/porchlight.sqlite`, { timeout: 5000 * timeFactor });
  const hash = createHash('sha256').update(String(token)).digest('base64url');
  database.prepare('update tokens set confirmed_at = 0 where hash = ?').run(hash);
  database.close();
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm your password' });

async function confirmIdentity(page: Page, password: string) {
  await question(page).getByLabel('Current password').fill(password);
  await question(page).getByRole('button', { name: 'Continue' }).click();
}

test.describe('someone who signed in more than ten minutes ago', () => {
  test('confirms their password to change a role and to delete an account, and nothing typed is lost', async ({
    page,
  }) => {
    await signedIn(page, staff);
    await page.goto('/dashboard/create-user');
    await page.getByRole('textbox', { name: 'Username' }).fill('wren-of-the-attic');
    await page.getByLabel('Password', { exact: false }).first().fill('seven lanterns by the river');
    await passTenMinutes(page);
    await page.getByRole('button', { name: 'Create user' }).click();
    await confirmIdentity(page, 'a guess');
    await expect(question(page).getByLabel('Current password')).toHaveAccessibleDescription(
      /not your current password/,
    );
    await confirmIdentity(page, staff.password);
    await expect(page.getByRole('link', { name: 'View wren-of-the-attic' })).toBeVisible();
  });

  test('confirms it to export donors; without it there is no file', async ({ page }) => {
    await signedIn(page, staff);
    await page.goto('/dashboard/donations');
    const exportRows = async () => {
      await page.getByRole('button', { name: 'Options' }).click();
      await page.getByRole('menuitem', { name: 'Export CSV' }).click();
    };
    await expect(page.getByRole('button', { name: 'Options' })).toBeVisible();
    await passTenMinutes(page);
    await exportRows();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeHidden();
    const file = page.waitForEvent('download');
    await exportRows();
    await confirmIdentity(page, staff.password);
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  });
});
