import { expect, test } from './fixtures.ts';
import { policyViolations } from './policy-violations.ts';
import { origin } from './product.ts';

test('a developer reads what a call takes and tries it; the page loads nothing from other sites and sends nothing there', async ({
  watched: page,
  staffApi,
}) => {
  const violations = await policyViolations(page);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const title = 'How the lamp was lit';
  await staffApi.add('story', { title });

  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/api/docs#tag/users/POST/api/add-user');
  await expect(page.getByRole('heading', { name: 'Create a user' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 22, 43)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 247, 239)');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Researches', exact: true }).click();
  await page.getByRole('link', { name: 'List: Researches' }).click();
  await expect(page.getByRole('heading', { name: 'List: Researches' })).toBeVisible();
  await page.getByRole('button', { name: /^Test Request.*get-all-story/ }).click();
  const client = page.getByRole('dialog', { name: 'API Client' });
  await client.getByRole('button', { name: /^Send get request/ }).click();
  await expect(client.getByText(title).first()).toBeVisible();

  expect(requestedUrls.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'))).toEqual([]);
  expect(violations).toEqual([]);
});
