import type { Page } from '@playwright/test';
import { coreWindowed, expect, signIn, test } from './fixtures.ts';
import { interactionCounter } from './interaction-counter.ts';
import { uniqueWord } from './list-steps.ts';
import { staff } from './product.ts';
import { samplePdf } from './sample-pdf.ts';

/** The form's field for the title, beside the one for the subtitle. */
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

test(
  'a staff member signs in, publishes an article with a PDF, corrects it and deletes it; visitors see each step at once',
  coreWindowed,
  async ({ watched: page, request }) => {
    const publicList = async () => (await request.get('/all-articles')).text();
    await signIn(page);
    await page.getByRole('link', { name: 'Articles', exact: true }).click();
    await page.getByRole('link', { name: 'Create article' }).click();
    await title(page).fill('Seed swap on the second Saturday');
    await page.getByLabel('Body').fill('Bring what you saved.\n\nTake what you need.');
    await page.getByLabel('Upload pdf').setInputFiles({
      name: 'swap.pdf',
      mimeType: 'application/pdf',
      buffer: await samplePdf('Seed swap'),
    });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/articles$/);
    await expect(page.getByRole('link', { name: 'View Seed swap on the second Saturday' })).toBeVisible();
    expect(await publicList()).toContain('Seed swap on the second Saturday');

    await page.getByRole('link', { name: 'Edit Seed swap on the second Saturday' }).click();
    await expect(title(page)).toHaveValue('Seed swap on the second Saturday');
    await title(page).fill('Seed swap on the third Saturday');
    await page.getByRole('button', { name: 'Update Research' }).click();
    await expect(page).toHaveURL(/\/dashboard\/articles$/);
    expect(await publicList()).toContain('Seed swap on the third Saturday');

    await page.getByRole('link', { name: 'View Seed swap on the third Saturday' }).click();
    await expect(page.locator('iframe, object, embed').first()).toBeVisible();
    await page.goBack();

    await page.getByRole('button', { name: 'Delete Seed swap on the third Saturday' }).click();
    await expect(page.getByRole('link', { name: 'Edit Seed swap on the third Saturday' })).toHaveCount(0);
    expect(await publicList()).not.toContain('Seed swap on the third Saturday');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Edit Seed swap on the third Saturday' })).toBeVisible();
    expect(await publicList()).toContain('Seed swap on the third Saturday');
  },
);

test('someone invites a colleague, who accepts once and is signed in under the name that they chose', async ({
  watched: page,
  browser,
}) => {
  const username = uniqueWord('wren');
  const name = `Wren ${username}`;
  await signIn(page);
  // The list behind it has roles and links too.
  const dialog = page.getByRole('dialog');
  const steps = interactionCounter(page);
  await steps.press(page.getByRole('link', { name: 'Users', exact: true }));
  await steps.press(page.getByRole('button', { name: 'Invite', exact: true }));
  await steps.type(dialog.getByRole('textbox', { name: 'Email' }), `${username}@example.org`);
  await expect(dialog.getByLabel('Username')).toHaveValue(username);
  await steps.press(dialog.getByText('Editor', { exact: true }));
  await steps.press(dialog.getByRole('button', { name: 'Create invitation' }));
  await steps.press(dialog.getByRole('button', { name: 'Copy link' }));
  const link = (await dialog.getByText('/new-password#').textContent()) ?? '';

  const visitor = await browser.newPage();
  const requestedUrls: string[] = [];
  visitor.on('request', (request) => requestedUrls.push(`${request.url()} ${request.headers().referer}`));
  await visitor.goto(link);
  await expect(visitor.getByLabel('Account')).toHaveValue(username);
  await expect(visitor).toHaveURL(/\/new-password$/);
  await visitor.getByLabel('Your name').fill(name.replace(' ', '\u202e '));
  await steps.type(visitor.getByLabel('New password', { exact: true }), 'seven lanterns by the river');
  await steps.press(visitor.getByRole('button', { name: 'Save password' }));
  await expect(visitor).toHaveURL(/\/dashboard$/);
  steps.expectAtMost('invite and accept', 8, 14);
  await expect(visitor.getByText(name, { exact: true }).first()).toBeVisible();
  // No address that was asked for, and no Referer, has the link's token.
  const [, token = 'none'] = link.split('#');
  expect(requestedUrls.filter((line) => line.includes(token))).toEqual([]);

  await visitor.goto(link);
  await expect(visitor.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  await visitor.close();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: `View ${name}` })).toBeVisible();
});

test('the addresses of the earlier screens lead to the users', async ({ watched: page }) => {
  await signIn(page);
  await page.goto('/dashboard/second-factors');
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  await page.goto('/dashboard/invitations');
  await expect(page.getByRole('dialog', { name: 'Invite someone' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
});

test('someone without a token is sent to the sign-in and then to the page they wanted', async ({ page }) => {
  await page.goto('/dashboard/articles');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Username').fill(staff.username);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/articles$/);
});
