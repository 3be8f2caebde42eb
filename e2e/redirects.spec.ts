import { expect, test } from './fixtures.ts';
import { openDashboard, uniqueWord } from './list-steps.ts';

test('an editor finds an address that visitors open in vain, and sends them to a page from then on', async ({
  watched: page,
  request,
}) => {
  const path = `/${uniqueWord('camp')}`;
  expect((await request.get(`${path}?from=card`)).status()).toBe(404);
  expect((await request.get(path)).status()).toBe(404);

  await openDashboard(page, '/dashboard/redirects');
  await page.getByRole('link', { name: 'Addresses not found' }).click();
  const missed = page.getByRole('listitem').filter({ hasText: path });
  await expect(missed).toContainText('Opened 2 times');
  await missed.getByRole('link', { name: /^Send them to/ }).click();
  await expect(page.getByLabel(/^From/)).toHaveValue(path);
  await page.getByRole('combobox', { name: /^To/ }).selectOption('Events');
  await page.getByRole('button', { name: 'Create redirect' }).click();
  await expect(page.getByText(`Saved: ${path}`)).toBeVisible();

  await page.goto(`${path.toUpperCase()}/?from=card`);
  await expect(page).toHaveURL(/\/events\?from=card$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/events/i);
  await openDashboard(page, '/dashboard/missed-addresses');
  await expect(page.getByRole('link', { name: 'Back to redirects' })).toBeVisible();
  await expect(page.getByText(path)).toBeHidden();
});

test('addresses that people guess lead to the page on a new site', async ({ request }) => {
  for (const [guess, target] of [
    ['/about', '/who-we-are'],
    ['/News/', '/all-articles'],
    ['/admin', '/dashboard'],
  ]) {
    const response = await request.get(`${guess}?a=b`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, `${target}?a=b`]);
  }
});
