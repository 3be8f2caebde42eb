import { count } from './list-steps.ts';
import { test as base, expect, signedIn, tokenOf } from './people.ts';
import { type RunningProduct, startProduct } from './start-product.ts';

/** More addresses than a browser is given at once: the server searches and pages. */
const addresses = Array.from({ length: 2040 }, (_, index) => `${index < 60 ? 'choir' : 'reader'}.${index}@example.org`);

const test = base.extend<object, { own: RunningProduct }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs out of its pattern.
    async ({}, use) => {
      const product = await startProduct({ seedDemo: false });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('of two thousand addresses all that a search finds are selected at once, deleted, and brought back', async ({
  own,
  playwright,
  browser,
}) => {
  test.setTimeout(120_000);
  const request = await playwright.request.newContext({ baseURL: own.origin });
  const headers = { Authorization: `Bearer ${await tokenOf(request)}` };
  for (let first = 0; first < addresses.length; first += 250) {
    const answer = await request.post('/api/import-email', {
      headers,
      data: { emails: addresses.slice(first, first + 250) },
    });
    expect(answer.status()).toBe(200);
  }
  const page = await browser.newPage({ baseURL: own.origin });
  await signedIn(page);
  await page.goto('/dashboard/emails?q=choir');
  await expect(count(page, '1–25 of 60')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await expect(page.getByRole('status').filter({ hasText: /^25 selected$/ })).toBeAttached();

  // A line that drops is told, and what was selected stays.
  await page.route('**/api/get-all-email?*', (route) => route.abort());
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
  const { emails } = await (await request.get('/api/get-all-email', { headers })).json();
  expect(emails).toHaveLength(1980);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(count(page, '1–25 of 60')).toBeVisible();
  await page.close();
  await request.dispose();
});
