import type { Page } from '@playwright/test';
import { expect, signedIn, test } from './fixtures.ts';

/** The line of a key, among those of other journeys. */
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('an administrator creates an API key for a program, sees when it was used, and revokes it', async ({
  page,
  request,
  staffApi,
}, { retry }) => {
  const name = `Bell tower program ${retry}`;
  await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Administration', expanded: false }).click();
  await page.getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'New API key' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Scope').selectOption({ label: 'Editor: can publish and manage the email list' });
  await page.getByLabel('Valid for').selectOption({ label: '90 days' });
  await page.getByLabel('Personal data').selectOption({ label: 'Can read donors or subscribers' });
  await page.getByRole('button', { name: 'Create API key' }).click();
  const keyDialog = page.getByRole('dialog', { name: `API key for ${name}` });
  const secret = (await keyDialog.getByText(/^plk_[0-9a-f]{12}_/).textContent()) ?? '';
  await keyDialog.getByRole('button', { name: 'I have copied the key' }).click();
  await expect(line(page, name)).toContainText('Last used: never.');
  await expect(line(page, name)).toContainText('Can read personal data of donors and subscribers.');
  await expect(page.getByText(secret)).toHaveCount(0);

  const headers = { authorization: `Bearer ${secret}` };
  const added = await request.post('/api/add-story', { headers, data: { title: 'The bell is cast' } });
  expect(added.status()).toBe(201);
  const { id } = (await added.json()).story;
  expect((await request.get('/api/get-all-donation?limit=5', { headers })).status()).toBe(403);
  expect((await request.get('/api/get-all-email?limit=5', { headers })).status()).toBe(200);
  await page.reload();
  await expect(line(page, name)).toContainText('Last used: today at');
  await page.goto('/dashboard/history?resource=story');
  await expect(page.getByText(`${name} (API key)`).first()).toBeVisible();
  await staffApi.remove('story', id);

  await page.goto('/dashboard/api-keys');
  await page.getByRole('button', { name: `Revoke: ${name}` }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText(`The API key for ${name} was revoked.`)).toBeVisible();
  await expect(line(page, name)).toContainText('Revoked');
  const rejected = await request.get('/api/get-all-email?limit=5', { headers });
  expect([rejected.status(), (await rejected.json()).error.message]).toEqual([
    401,
    'This API key was revoked. Ask an administrator for a new one.',
  ]);
  await page.goto('/dashboard/security-log?kind=key_refused');
  await expect(page.getByText(`${name} (API key)`).first()).toBeVisible();
});
