import { expect, signedIn, test } from './fixtures.ts';

const windowSizes = [
  [1280, 720],
  [768, 1024],
  [390, 844],
] as const;

const lastControl = ['button', 'input', 'textarea']
  .map((name) => `${name}:visible:enabled:not([tabindex="-1"])`)
  .join(', ');

/** The forms with the most columns and fields, and a short one. */
const forms = ['create-research', 'create-event', 'create-donation'];

test('the last control of each column of a form can be clicked, in windows of three sizes', async ({ page }) => {
  await signedIn(page);
  for (const path of forms) {
    await page.goto(`/dashboard/${path}`);
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
