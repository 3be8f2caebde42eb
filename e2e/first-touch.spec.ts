import type { Locator, Page } from '@playwright/test';
import { delayScripts } from './delay-scripts.ts';
import { expect, signedIn, test, windowed } from './fixtures.ts';

/** A picture of a gallery that the browser would open as a bare file. */
const pictureIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^View large:/ })
    .first();

/** A gesture and a gallery in which to try it. */
const gestures = [
  ['tap', '/gallery', (page: Page) => pictureIn(page).tap({ noWaitAfter: true })],
  ['Enter', '/usda-forest-service', (page: Page) => pictureIn(page).press('Enter', { noWaitAfter: true })],
] as const;

for (const [gesture, path, press] of gestures) {
  test(
    `the first ${gesture} on a picture of ${path} opens the large picture, however late JavaScript loads`,
    windowed,
    async ({ browser }) => {
      const context = await browser.newContext({ hasTouch: true });
      const page = await context.newPage();
      const releaseScripts = await delayScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await press(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      releaseScripts();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      // On a phone Back is what closes it, and the page stays.
      await press(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await context.close();
    },
  );
}

test('a click on a picture opens its file if JavaScript fails to load', windowed, async ({ page }) => {
  await page.route(/\/assets\/client-.*\.js(\?|$)/, (route) => route.abort());
  await page.goto('/gallery');
  await pictureIn(page).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/images\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await pictureIn(page).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/images\//);
});

test('opening a link in a new tab works before JavaScript has loaded', windowed, async ({ page, context }) => {
  await delayScripts(page);
  await page.goto('/gallery');
  const presses: Parameters<Locator['click']>[0][] = [
    { modifiers: ['Control'] },
    { modifiers: ['Shift'] },
    { button: 'middle' },
  ];
  for (const press of presses) {
    const tab = context.waitForEvent('page');
    await pictureIn(page).click(press);
    await expect(await tab).toHaveURL(/\/images\//);
  }
  // The result of these two depends on the system. It is enough that nothing prevented their default.
  for (const modifier of ['Alt', 'Meta'] as const) {
    const isTaken = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const reportDefault = (event: Event) => {
            resolve(event.defaultPrevented);
            event.preventDefault();
          };
          addEventListener('click', reportDefault, { once: true });
        }),
    );
    await pictureIn(page).click({ modifiers: [modifier] });
    expect(await isTaken, modifier).toBe(false);
  }
});

/** Scrolls down as people do. */
const scrolls: [string, (page: Page, y: number) => Promise<unknown>][] = [
  ['wheel', (page, y) => page.mouse.wheel(0, y)],
  [
    'finger',
    async (page, y) => {
      const session = await page.context().newCDPSession(page);
      const at = (top: number) => ({ touchPoints: [{ x: 150, y: top }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(500) });
      for (let moved = 20; moved <= y; moved += 20)
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(500 - moved) });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  ],
];

for (const [description, scroll] of scrolls) {
  test(
    `the top bar is fixed as soon as a ${description} scrolls the page, before JavaScript has loaded`,
    windowed,
    async ({ browser }) => {
      const context = await browser.newContext({ hasTouch: true });
      const page = await context.newPage();
      const releaseScripts = await delayScripts(page);
      // Ten idle seconds never pass.
      await page.clock.install({ time: '2031-05-05T10:00:00' });
      await page.clock.pauseAt('2031-05-05T10:00:01');
      await page.goto('/who-we-are');
      const bar = page.getByRole('banner').getByRole('navigation', { name: 'Programs' });
      const topOfBar = () => bar.evaluate((element) => element.getBoundingClientRect().top);
      const initialTop = await topOfBar();
      await scroll(page, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expect.poll(topOfBar).toBe(initialTop);
      const ready = page.evaluate(
        () => new Promise<void>((resolve) => addEventListener('porchlight:ready', () => resolve(), { once: true })),
      );
      releaseScripts();
      await ready;
      expect(await topOfBar()).toBe(initialTop);
      // Scrolling by touch can continue for a moment and move the page.
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
          return topOfBar();
        })
        .toBe(initialTop - 50);
      await context.close();
    },
  );
}

test('a colleague who opens a public page gets the links to its form and to the dashboard without a touch', async ({
  page,
  staffApi,
}) => {
  const id = await staffApi.add('story', { title: 'The lamp on the porch' });
  await signedIn(page);
  await page.goto(`/story/${id}`);
  // Visitors’ pages load the program ten seconds after they are shown.
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible({ timeout: 8_000 });
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
});
