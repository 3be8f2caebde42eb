import { readFileSync } from 'node:fs';
import { timeFactor } from '../scripts/time-factor.ts';
import { expect, hydrate, test } from './fixtures.ts';
import { settle } from './settle.ts';

test('a center is found under any name, and names its canonical URL', async ({ request }) => {
  for (const ending of ['food-pantry', 'porch', 'interfaith-center']) {
    const response = await request.get(`/somebody%20else's-${ending}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(new RegExp(`rel="canonical" href="[^"]*/ruby(?:'|&#x27;)s-${ending}"`));
  }
  expect((await request.get("/ruby's-garage")).status()).toBe(404);
});

test('a neighbor downloads the application: one page that can be filled in', async ({ page, request }) => {
  await page.goto("/ruby's-food-pantry");
  const link = page.getByRole('link', { name: /Application form/ });
  await expect(link).toContainText('PDF, 21 kB');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Ruby’s Food Pantry.pdf');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const form = await response.body();
  expect(form.equals(readFileSync(new URL('../demo/papers/food-pantry-application.pdf', import.meta.url)))).toBe(true);
  const text = form.toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text.match(/\/FT \/Tx/g)).toHaveLength(11);
  expect(text.match(/\/FT \/Btn/g)).toHaveLength(9);
});

test('the forest page starts at its top, on a visit and after a reload', async ({ page }) => {
  await page.goto('/what-we-do');
  await hydrate(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Forest service' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work where the pines are');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.reload();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a visitor who scrolls before JavaScript has loaded keeps their position', async ({ page }) => {
  await page.goto('/usda-forest-service');
  await page.evaluate(() => scrollTo(0, 1500));
  await hydrate(page);
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

test('a video that is started before JavaScript has loaded plays once it has', async ({ watched: page }) => {
  // With reduced motion it does not start by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/usda-forest-service');
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await expect(page.getByRole('button', { name: 'Pause the video' })).toBeVisible();
});

test('a visitor looks around in a room that is not built yet', async ({ page }) => {
  await page.goto("/ruby's-interfaith-center");
  await expect(page.getByRole('img', { name: /gathering room/ })).toBeAttached();
  await hydrate(page);
  await page.getByRole('heading', { name: 'Look around inside' }).scrollIntoViewIfNeeded();
  const room = page.getByRole('application', { name: /gathering room/ });
  await expect(room).toBeVisible({ timeout: 20_000 * timeFactor });
  await room.focus();
  await page.keyboard.press('ArrowRight');
  await expect(room).toBeFocused();
});
