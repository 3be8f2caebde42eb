import { TOTP } from 'otpauth';
import { expect, test } from './fixtures.ts';
import { addAccount } from './unsaved-work.ts';

/** A code that was not used before, and that holds as long as it takes to send it. */
async function lastingCode(totp: TOTP, usedCode = ''): Promise<string> {
  await expect.poll(() => totp.generate() !== usedCode && totp.remaining() > 10_000, { timeout: 45_000 }).toBe(true);
  return totp.generate();
}

test('somebody sets up an app, signs in with it and with a recovery code, and an administrator removes it', async ({
  page,
  request,
  staffApi,
}, { retry, repeatEachIndex }) => {
  // A code holds for its own half minute and signs in once: the second one has to be waited for.
  test.slow();
  const person = { username: `lantern-keeper-${retry}-${repeatEachIndex}`, password: 'her own password' };
  await addAccount(staffApi, person.username);
  const giveName = async () => {
    await page.goto('/login');
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const submitCode = async (code: string) => {
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const signOut = async () => {
    await page.evaluate(() => localStorage.clear());
  };

  await giveName();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/my-account');
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret });
  const firstCode = await lastingCode(totp);
  await page.getByLabel('Code', { exact: true }).fill(firstCode);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('The app is set up.')).toBeVisible();
  const [recoveryCode = ''] = (await page.locator('code').first().innerText()).split('\n');

  await signOut();
  await giveName();
  await submitCode('000000');
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/isn’t right/);
  await submitCode(await lastingCode(totp, firstCode));
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOut();
  await giveName();
  await submitCode(recoveryCode);
  await expect(page).toHaveURL(/\/dashboard$/);

  const { accounts } = await (
    await request.get('/api/get-all-factors', { headers: { Authorization: `Bearer ${staffApi.token}` } })
  ).json();
  const { id } = accounts.find(({ username }: { username: string }) => username === person.username);
  const headers = { Authorization: `Bearer ${staffApi.token}` };
  expect((await request.delete(`/api/reset-factors/${id}`, { headers })).status()).toBe(204);
  await signOut();
  await giveName();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('whoever gets a handed-over password chooses their own before they see anything else', async ({ page, staffApi }, {
  retry,
  repeatEachIndex,
}) => {
  const account = { username: `handed-keeper-${retry}-${repeatEachIndex}`, password: 'given by a colleague' };
  await staffApi.add('user', { ...account, role: 'editor', handed_over: 'true' });
  await page.goto('/login');
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/my-account$/);
  await expect(page.getByText('Choose your own password')).toBeVisible();
  await page.goto('/dashboard/researches');
  await expect(page).toHaveURL(/\/dashboard\/my-account$/);
  await page.getByLabel('Current password').fill(account.password);
  await page.getByLabel('New password').fill('four quilts and a pecan pie');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(page.getByText('Choose your own password')).toBeHidden();
  // What was refused before is asked for anew.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: /Waiting for review|Scheduled|Review and schedule/ }).first(),
  ).toBeVisible();
  await expect(page.getByText('Recent changes')).toBeVisible();
  await expect(page.getByRole('main').getByText('right now')).toHaveCount(0);
  await page.goto('/dashboard/researches');
  await expect(page.getByRole('heading', { level: 1, name: 'Researches' })).toBeVisible();
});
