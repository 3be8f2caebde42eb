import { expect } from './fixtures.ts';
import { withOwnProduct } from './own-product.ts';
import { staff } from './product.ts';

const test = withOwnProduct({ hasName: true });

test('someone adds a passkey, signs in with only the passkey, and removes it', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const password = async () => {
    await page.goto('/login');
    await page.getByLabel('Username').fill(staff.username);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  const signOut = async () => {
    // Not on a dashboard page, which would lead back to itself.
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
  };

  await password();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/my-account');
  await page.getByRole('button', { name: 'Add: Passkeys' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Front desk');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('The passkey “Front desk” was added.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy codes' })).toBeVisible();

  await signOut();
  await password();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOut();
  await page.goto('/login');
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your device did not provide a passkey.');
  await page.getByRole('button', { name: 'OK' }).click();
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/dashboard/my-account');
  await page.getByRole('button', { name: 'Change: Passkeys' }).click();
  await page.getByRole('button', { name: 'Remove: Front desk' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('The passkey “Front desk” was removed.')).toBeVisible();
  await signOut();
  await password();
  await expect(page).toHaveURL(/\/dashboard$/);
});
