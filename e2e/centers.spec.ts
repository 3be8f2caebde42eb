import { readFileSync } from 'node:fs';
import { timeFactor } from '../scripts/time-factor.ts';
import { expect, hydrate, test } from './fixtures.ts';
import { settle } from './settle.ts';

test('a center is found under any name, and names its canonical URL', async ({ page }) => {
  for (const ending of ['food-pantry', 'porch', 'interfaith-center']) {
    const response = await page.goto(`/somebody%20else's-${ending}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ruby’s /);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/ruby's-${ending}$`));
  }
  expect((await page.goto("/ruby's-garage"))?.status()).toBe(404);
});

test('a neighbor sees when the pantry and the porch are open', async ({ page }) => {
  for (const [center, hours] of [
    ['food-pantry', '10:00 AM to 4:00 PM EST'],
    ['porch', '10:00 AM to 5:00 PM EST'],
  ]) {
    await page.goto(`/ruby's-${center}`);
    const open = page.getByRole('region', { name: 'Hours' });
    await expect(open.getByRole('term')).toHaveText('Thursday and Friday');
    await expect(open.getByRole('definition').first()).toHaveText(hours ?? '');
  }
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

test('the forest video plays without sound, loops and can be stopped', async ({ watched: page }) => {
  await page.goto('/usda-forest-service');
  await hydrate(page);
  const video = page.locator('video').first();
  await expect(video).toHaveJSProperty('loop', true);
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: /pause/i }).first().click();
  await expect(video).toHaveJSProperty('paused', true);
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

test('the forest page counts down to the end of September 2024 without showing it', async ({ page }) => {
  await page.clock.install({ time: new Date('2024-09-28T12:00:00Z') });
  await page.goto('/usda-forest-service');
  // The part for browsers without JavaScript is not shown.
  const words = () =>
    page.getByRole('main').evaluate((main) => {
      const visibleCopy = main.cloneNode(true) as Element;
      for (const hidden of visibleCopy.querySelectorAll('noscript')) hidden.remove();
      return visibleCopy.textContent;
    });
  const wordsBefore = await words();
  await hydrate(page);
  await page.clock.runFor(3000);
  expect(await words()).toBe(wordsBefore);
});

test('a visitor looks through the seven pictures of the forest', async ({ watched: page }) => {
  await page.goto('/usda-forest-service');
  await expect(page.getByText('work-based learning program started in January 2025')).toBeVisible();
  const pictures = page.getByRole('list', { name: 'Pictures from the crew' }).getByRole('link');
  await expect(pictures).toHaveCount(7);
  await hydrate(page);
  await pictures.first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('1 of 7').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(viewer.getByText('7 of 7').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('the interfaith slides advance by themselves and pause under the pointer', async ({ page }) => {
  await page.clock.install();
  await page.goto("/ruby's-interfaith-center");
  await hydrate(page);
  await page.mouse.move(0, 0);
  const slider = page.getByRole('region', { name: 'The planned interfaith center' });
  const selectedTab = () => slider.getByRole('tab', { selected: true });
  await expect(selectedTab()).toHaveAccessibleName(/Eight sides/);
  await page.clock.runFor(31_000);
  await expect(selectedTab()).toHaveAccessibleName(/The table came first/);
  await slider.getByRole('heading', { name: 'The table came first' }).hover();
  await page.clock.runFor(90_000);
  await expect(selectedTab()).toHaveAccessibleName(/The table came first/);
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
