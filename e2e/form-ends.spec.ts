import { creatableNames } from '../packages/contract/src/entities.ts';
import { dashboardResources } from './dashboard-resources.ts';
import { expect, signedIn, test } from './fixtures.ts';

const windowSizes = [
  [1440, 900],
  [1280, 800],
  [1280, 720],
  [768, 1024],
  [390, 844],
] as const;

const lastControl = ['button', 'input', 'textarea']
  .map((name) => `${name}:visible:enabled:not([tabindex="-1"])`)
  .join(', ');

test('the last control of each column of every form can be clicked, in windows of five sizes', async ({ page }) => {
  await signedIn(page);
  for (const name of creatableNames) {
    const { noun } = dashboardResources[name];
    await page.goto(`/dashboard/create-${noun}`);
    const form = page.getByRole('main').locator('form');
    await expect(form.locator('[type=submit]')).toBeVisible();
    for (const [width, height] of windowSizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const columns = form.locator('[data-foot]').locator('xpath=../preceding-sibling::*');
      for (const column of await columns.all()) {
        const last = column.locator(lastControl).last();
        if ((await last.count()) > 0) await last.click({ trial: true, timeout: 5_000 });
      }
    }
  }
});
