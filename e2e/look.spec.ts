import { expect, hydrate, signedIn } from './fixtures.ts';
import { withOwnProduct } from './own-product.ts';

/** A product of its own: the look is on every page. */
const test = withOwnProduct();

const colorOf = (element: Element) => getComputedStyle(element).color;

test('an administrator chooses a color that can be read and a plain pattern, and sees them at once, on public pages and in icons', async ({
  watched: page,
  request,
}) => {
  await signedIn(page);
  await page.goto('/dashboard/organization');
  const form = page.getByRole('form', { name: 'Edit organization' });
  await page.getByRole('tab', { name: 'Look' }).click();
  const color = form.getByLabel('Primary color', { exact: true });
  await color.fill('#ffd400');
  await form.getByRole('button', { name: 'Use #7f6800 instead' }).click();
  await expect(form.getByRole('status', { name: 'Contrast of Primary color' })).toContainText('Easy to read');
  await form.getByLabel('Pattern').selectOption('Plain');
  await form.getByLabel('Typeface of headings').selectOption({ label: 'Source Sans, without serifs' });
  await form.getByRole('button', { name: 'Update organization' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Without a reload.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--pl-primary'))).toBe(
    '#7f6800',
  );
  // Saving stays on the tab.
  await expect(page.getByRole('tab', { name: 'Look', selected: true })).toBeVisible();

  await page.goto('/');
  const action = page.getByRole('main').getByRole('link', { name: 'Join our action network' }).first();
  expect(await action.evaluate(colorOf)).toBe('rgb(127, 104, 0)');
  const mark = page.getByRole('banner').locator('svg text').first();
  await expect(mark).toHaveText('Y');
  await hydrate(page);
  await expect(mark).toHaveText('Y');
  expect(await action.evaluate(colorOf)).toBe('rgb(127, 104, 0)');
  expect(await page.evaluate(() => document.querySelectorAll('style[data-look]').length)).toBe(1);

  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest.theme_color).toBe('#7f6800');
  const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
  expect(await (await request.get(icon)).text()).toContain('#7f6800');
});
