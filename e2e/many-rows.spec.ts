import { request } from '@playwright/test';
import { expect, signedIn, tokenOf } from './fixtures.ts';
import { paginationStatus } from './list-steps.ts';
import { withOwnProduct } from './own-product.ts';

/** More addresses than the browser loads at once, so the server searches and pages. */
const addresses = Array.from({ length: 2040 }, (_, index) => `${index < 60 ? 'choir' : 'reader'}.${index}@example.org`);

const test = withOwnProduct({}, async ({ origin }) => {
  const call = await request.newContext({ baseURL: origin });
  const headers = { Authorization: `Bearer ${await tokenOf(call)}` };
  for (let first = 0; first < addresses.length; first += 250) {
    const data = { emails: addresses.slice(first, first + 250) };
    expect((await call.post('/api/import-email', { headers, data })).status()).toBe(200);
  }
  await call.dispose();
});

test('all results of a search among two thousand addresses are selected at once, deleted and restored', async ({
  page,
  request,
  staffApi,
}) => {
  await signedIn(page);
  await page.goto('/dashboard/emails?q=choir');
  await expect(paginationStatus(page, '1–25 of 60')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await expect(page.getByRole('status').filter({ hasText: /^25 selected$/ })).toBeAttached();

  // A lost connection is reported, and the selection stays.
  await page.route('**/api/select-records', (route) => route.abort());
  await page.getByRole('button', { name: 'Select all 60' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: '25 selected. The others can’t be selected' }),
  ).toBeAttached();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Select all 60' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^60 selected$/ })).toBeAttached();
  await expect(page.getByRole('button', { name: /^Select all \d/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete 60' }).click();
  await page.getByRole('alertdialog', { name: 'Delete these 60?' }).getByRole('button', { name: 'Delete 60' }).click();
  await expect(page.getByText('Nothing matches “choir”.')).toBeVisible();
  const { emails } = await (
    await request.get('/api/get-all-email', { headers: { Authorization: `Bearer ${staffApi.token}` } })
  ).json();
  expect(emails).toHaveLength(1980);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(paginationStatus(page, '1–25 of 60')).toBeVisible();
});
