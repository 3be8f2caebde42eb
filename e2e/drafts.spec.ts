import { core, expect, signedIn, signIn, test } from './fixtures.ts';
import { samplePdf } from './sample-pdf.ts';
import { addAccount, draftNotice, field, waitForSavedDraft, waitForSavedDraftCount } from './unsaved-work.ts';

test(
  'after a crash, an article is offered again with its PDF, restored, saved, and then no longer offered',
  core,
  async ({ page, context, request }) => {
    await signedIn(page);
    await page.goto('/dashboard/create-article');
    await field(page, 'Title').fill('Cut off by the crash');
    await field(page, 'Body').fill('Every word of it.');
    const buffer = await samplePdf('Cut off');
    await page.getByLabel('Upload pdf').setInputFiles({ name: 'kept.pdf', mimeType: 'application/pdf', buffer });
    await waitForSavedDraft(page, 'kept.pdf');
    await page.close();

    const after = await context.newPage();
    await after.goto('/dashboard/create-article');
    await expect(draftNotice(after)).toContainText('Cut off by the crash');
    await expect(draftNotice(after)).toContainText('kept.pdf');
    await draftNotice(after)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(field(after, 'Title')).toHaveValue('Cut off by the crash');
    await expect(field(after, 'Body')).toHaveText('Every word of it.');
    await expect(after.getByText('kept.pdf')).toBeVisible();
    await expect(draftNotice(after)).toHaveCount(0);
    await after.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(after).toHaveURL(/\/dashboard\/articles$/);
    const { articles } = await (await request.get('/api/get-all-article')).json();
    expect(articles.find(({ title }: { title: string }) => title === 'Cut off by the crash').pdf).toMatch(/\.pdf$/);

    await after.goto('/dashboard/create-article');
    await expect(field(after, 'Title')).toHaveValue('');
    await waitForSavedDraftCount(after, 0);
    await expect(draftNotice(after)).toHaveCount(0);
  },
);

test('a password is never kept, and nobody sees another person’s unsaved work', async ({ page, staffApi }) => {
  await signedIn(page);
  await page.goto('/dashboard/create-user');
  await field(page, 'Username').fill('ruth-of-the-drafts');
  await page.getByLabel('Password', { exact: true }).fill('not for any disk');
  await waitForSavedDraft(page, 'ruth-of-the-drafts');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('not for any disk');

  await addAccount(staffApi, 'vera-of-the-drafts');
  await page.goto('/login');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/login');
  await page.getByLabel('Username').fill('vera-of-the-drafts');
  await page.getByLabel('Password', { exact: true }).fill('her own password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/create-user');
  await expect(field(page, 'Username')).toHaveValue('');
  await expect(draftNotice(page)).toHaveCount(0);
  // Its owner still has it.
  await waitForSavedDraftCount(page, 1);
});

test('two tabs with the same form keep their work separately, and neither offers the other’s', async ({
  page,
  context,
}) => {
  await signedIn(page);
  await page.goto('/dashboard/create-podcast');
  await field(page, 'Title').fill('First tab');
  await waitForSavedDraft(page, 'First tab');
  const second = await context.newPage();
  await second.goto('/dashboard/create-podcast');
  await field(second, 'Title').fill('Second tab');
  await waitForSavedDraft(second, 'Second tab');
  await expect(draftNotice(second)).toHaveCount(0);
  await page.close();
  await second.close();
  const third = await context.newPage();
  await third.goto('/dashboard/create-podcast');
  await expect(draftNotice(third)).toHaveCount(2);
  await expect(draftNotice(third).first()).toContainText('Second tab');
});

test('work continues on another device and is saved there', async ({ page, browser, staffApi }) => {
  const ines = { username: 'ines-at-the-desk', password: 'her own password' };
  await addAccount(staffApi, ines.username);
  const id = await staffApi.add('event', { title: 'Shelling peas', flag: 'Free' });
  await signedIn(page, ines);
  await page.goto(`/dashboard/edit-event/${id}`);
  await field(page, 'Title').fill('Shelling peas together');
  await waitForSavedDraft(page, '"sentAt":');

  const kitchen = await (await browser.newContext()).newPage();
  await signIn(kitchen, ines);
  await expect(kitchen.getByRole('list', { name: 'Unsaved work' })).toContainText('from another device');
  await kitchen.getByRole('link', { name: 'Shelling peas together' }).click();
  await expect(field(kitchen, 'Title')).toHaveValue('Shelling peas together');
  await waitForSavedDraft(kitchen, '"sentAt":');
  await kitchen.getByRole('button', { name: 'Update event' }).click();
  await expect(kitchen).toHaveURL(/\/dashboard\/events$/);
  await kitchen.goto('/dashboard');
  await expect(kitchen.getByRole('heading', { name: 'Recent changes' })).toBeVisible();
  await expect(kitchen.getByRole('list', { name: 'Unsaved work' })).toHaveCount(0);

  await kitchen.context().close();
});

test('signing out warns about unsaved work that is only on this device, and deletes it', async ({ page, context }) => {
  await context.route('**/api/keep-draft/*', (route) => route.abort());
  await signIn(page);
  const otherPage = await context.newPage();
  await otherPage.goto('/dashboard/create-story');
  await field(otherPage, 'Title').fill('Left in another tab');
  await waitForSavedDraft(otherPage, 'Left in another tab');
  await otherPage.close();
  const confirmation = page.getByRole('alertdialog', { name: 'Sign out and delete unsaved work?' });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(confirmation).toContainText('Left in another tab');
  await confirmation.getByRole('button', { name: 'Stay signed in' }).click();
  await waitForSavedDraftCount(page, 1);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await confirmation.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await waitForSavedDraftCount(page, 0);
});

test('what was typed just before a phone is locked is in the account', async ({ page, browser, staffApi }) => {
  const username = 'nell-at-the-bus-stop';
  await addAccount(staffApi, username);
  const nell = { username, password: 'her own password' };
  await signedIn(page, nell);
  await page.clock.install();
  await page.goto('/dashboard/create-event');
  await expect(field(page, 'Title')).toBeVisible();
  // No timer fires, so it is sent because the page is hidden.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, 'Title').fill('Peach cobbler social');
  const draftSaved = page.waitForResponse((response) => response.url().includes('/api/keep-draft/'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await draftSaved).status()).toBe(200);
  await page.context().close();

  const home = await (await browser.newContext()).newPage();
  await signIn(home, nell);
  await expect(home.getByRole('list', { name: 'Unsaved work' })).toContainText('Peach cobbler social');
  await home.context().close();
});

test('what was typed last before a tab is closed is offered again on the device', async ({ page, context }) => {
  await signedIn(page);
  await page.goto('/dashboard/create-story');
  await field(page, 'Title').fill('Closed at');
  await field(page, 'Title').press('End');
  await page.keyboard.type(' once');
  await page.close({ runBeforeUnload: true });
  const after = await context.newPage();
  await after.goto('/dashboard/create-story');
  await expect(draftNotice(after)).toContainText('Closed at once');
});
