import { DatabaseSync } from 'node:sqlite';
import { TOTP } from 'otpauth';
import { timeFactor } from '../scripts/time-factor.ts';
import { expect, test } from './fixtures.ts';
import { dataDir } from './product.ts';
import { addAccount } from './unsaved-work.ts';

/** Time to type a code and send it, in ms; less than the half minute for which it is valid. */
const sendingMs = Math.min(5_000 * timeFactor, 20_000);

/** A code that is valid as long as it takes to send it. */
async function lastingCode(totp: TOTP): Promise<string> {
  await expect.poll(() => totp.remaining(), { timeout: sendingMs + 5_000 }).toBeGreaterThan(sendingMs);
  return totp.generate();
}

/** Dates everyone's last code to an earlier half minute, because each code works once. */
function passHalfMinute(): void {
  const database = new DatabaseSync(`${dataDir}/porchlight.sqlite`, { timeout: 5000 * timeFactor });
  database.exec('update totp_factors set last_counter = 0');
  database.close();
}

test('someone sets up an authenticator app, signs in with it and with a recovery code, and an administrator removes it', async ({
  page,
  request,
  staffApi,
}, { retry, repeatEachIndex }) => {
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
  await page.getByRole('button', { name: 'Set up: Authenticator app' }).click();
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret });
  await page.getByLabel('Code', { exact: true }).fill(await lastingCode(totp));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('The app is set up.')).toBeVisible();
  const [recoveryCode = ''] = (await page.locator('code').first().innerText()).split('\n');

  await signOut();
  await giveName();
  await submitCode('000000');
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/This code is wrong/);
  passHalfMinute();
  await submitCode(await lastingCode(totp));
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOut();
  await giveName();
  await submitCode(recoveryCode);
  await expect(page).toHaveURL(/\/dashboard$/);

  const { users } = await (
    await request.get('/api/get-all-users', { headers: { Authorization: `Bearer ${staffApi.token}` } })
  ).json();
  const { id } = users.find(({ username }: { username: string }) => username === person.username);
  const headers = { Authorization: `Bearer ${staffApi.token}` };
  expect((await request.delete(`/api/reset-factors/${id}`, { headers })).status()).toBe(204);
  await signOut();
  await giveName();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('someone with a password that was given to them chooses a new one before anything else', async ({
  page,
  staffApi,
}, { retry, repeatEachIndex }) => {
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
  // What was refused before is requested again.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('Recent changes')).toBeVisible();
  await expect(page.getByRole('main').getByText('right now')).toHaveCount(0);
  await page.goto('/dashboard/researches');
  await expect(page.getByRole('heading', { level: 1, name: 'Researches' })).toBeVisible();
});
