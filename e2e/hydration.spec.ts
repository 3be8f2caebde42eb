import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { timeFactor } from '../scripts/time-factor.ts';
import { delayScripts } from './delay-scripts.ts';
import { coreWindowed, expect, hydrate, test, windowed } from './fixtures.ts';
import { isArticle } from './public-paths.ts';
import { picturesShown, settle } from './settle.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

/** The events that load JavaScript, and how a visitor triggers them. */
const beginnings: [string, (page: Page) => Promise<unknown>][] = [
  ['a touch', (page) => page.touchscreen.tap(5, 300)],
  ['a key', (page) => page.keyboard.press('Shift')],
  ['a pointer', (page) => page.mouse.move(50, 300)],
  ['focus', (page) => page.getByLabel('Your email address').evaluate((field: HTMLElement) => field.focus())],
  ['ten idle seconds', (page) => page.clock.runFor(3_000)],
];

test(
  'no script is loaded before the first touch, key, pointer or focus, or ten idle seconds',
  windowed,
  async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true });
    for (const [what, begin] of beginnings) {
      const page = await context.newPage();
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.clock.install();
      await page.goto('/how-we-work');
      // Less than ten seconds, because the page's clock continues in the meantime.
      await page.clock.runFor(7_000);
      expect(scripts, what).toEqual([]);
      const ready = page.evaluate(
        () => new Promise<void>((resolve) => addEventListener('porchlight:ready', () => resolve(), { once: true })),
      );
      await begin(page);
      await ready;
      expect(scripts.length, what).toBeGreaterThan(0);
      await page.close();
    }
    await context.close();
  },
);

test('a button pressed before JavaScript has loaded works once it has', windowed, async ({ watched: page }) => {
  const releaseScripts = await delayScripts(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/vote', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch between light and dark colors' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme');
  releaseScripts();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test(
  'a button pressed while JavaScript fails to load works once a later attempt succeeds',
  windowed,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.clock.install();
    await page.goto('/vote');
    await page.route('**/assets/client-*.js', (route) => route.abort());
    const failedRequest = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Switch between light and dark colors' }).click();
    await failedRequest;
    await page.unroute('**/assets/client-*.js');
    await expect(async () => {
      await page.clock.runFor(10_000);
      await page.keyboard.press('Shift');
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark', { timeout: 2_000 * timeFactor });
    }).toPass();
  },
);

test('a link works before JavaScript has loaded', windowed, async ({ watched: page }) => {
  await delayScripts(page);
  await page.goto('/vote', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stories' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/stories$/);
});

test('what was typed before and while JavaScript loads is kept', coreWindowed, async ({ watched: page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto('/stories', { waitUntil: 'commit' });
  const field = page.getByLabel('Your email address');
  await field.click();
  await page.keyboard.type('ada');
  const ready = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('porchlight:ready', () => resolve(), { once: true })),
  );
  releaseScripts();
  await page.keyboard.type('@example');
  await ready;
  await page.keyboard.type('.org');
  await expect(field).toHaveValue('ada@example.org');
  await expect(field).toBeFocused();
});

test('the menu opened before JavaScript has loaded stays open', windowed, async ({ watched: page }) => {
  const releaseScripts = await delayScripts(page);
  await page.setViewportSize(phone);
  await page.goto('/events', { waitUntil: 'commit' });
  await page.getByText('Menu', { exact: true }).click();
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Podcasts' });
  await expect(link).toBeVisible();
  const ready = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('porchlight:ready', () => resolve(), { once: true })),
  );
  releaseScripts();
  await ready;
  // The drawer has the same links as the menu that was open.
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Podcasts' }).click();
  await expect(page).toHaveURL(/\/podcasts$/);
});

/** The number of pixels that clearly differ between two pictures of the same size. */
async function differentPixels(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (!first || !second || first.length !== second.length) return Number.POSITIVE_INFINITY;
  let different = 0;
  for (let at = 0; at < first.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > 8))
      different += 1;
  return different;
}

/** Pages of different parts, each at the width at which the parts differ more between server and browser. */
for (const [viewport, paths] of [
  [phone, ['/', '/stories', '/usda-forest-service']],
  [desk, ['/events', '/article/1', "/ruby's-interfaith-center"]],
] as const) {
  for (const path of paths) {
    test(
      `nothing changes or moves on ${path} at ${viewport.width} px while it loads, is hydrated and is read`,
      isArticle(path) ? windowed : {},
      async ({ watched: page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // On a first visit fonts can load late and change line breaks (0072).
        await page.goto('/vote');
        await picturesShown(page);
        await page.goto(path);
        await picturesShown(page);
        const screenshotBefore = await page.screenshot();
        await hydrate(page);
        await settle(page);
        await picturesShown(page);
        // Corners of pictures are smoothed another way once they have a layer of their own: some ten pixels.
        expect(await differentPixels(screenshotBefore, await page.screenshot())).toBeLessThan(150);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.mouse.move(viewport.width / 2, viewport.height / 2);
        for (let y = 0; y < height; y += 200) await page.mouse.wheel(0, 200);
        await settle(page);
        await picturesShown(page);
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
              }).observe({ type: 'layout-shift', buffered: true });
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
            }),
        );
        // Lighthouse's limit for no layout shift.
        expect(shift).toBeLessThan(0.001);
      },
    );
  }
}
