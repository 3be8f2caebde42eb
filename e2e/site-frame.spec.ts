import type { Page } from '@playwright/test';
import { expect, hydrate, test } from './fixtures.ts';
import { origin } from './product.ts';

const programs = ['/democratisation', '/culture-and-heritage', '/health-and-wellness', '/usda-forest-service'];

/** The URLs of the links in a part of the page. */
const addresses = (page: Page, part: string) =>
  page.locator(`${part} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('every page has four programs, the name, Donate, four social links, the contact and the year', async ({
  page,
}) => {
  await page.goto('/who-we-are');
  expect(await addresses(page, 'header nav[aria-label=Programs]')).toEqual(programs);
  const header = page.getByRole('banner');
  await expect(header).toContainText('Rural Georgia, remembered and rising');
  await expect(header.getByRole('link', { name: /^Porchlight Institute/ })).toHaveAttribute('href', '/');
  const donate = header.getByRole('link', { name: /^Donate/ });
  await expect(donate).toHaveAttribute('href', /^https:\/\/donate\./);
  await expect(donate).toHaveAttribute('target', '_blank');
  const footer = page.getByRole('contentinfo');
  for (const part of [header, footer])
    await expect(part.getByRole('link', { name: /Facebook|Instagram|YouTube|LinkedIn/ })).toHaveCount(4);
  await expect(footer.getByRole('link', { name: 'hello@porchlight.example.org' })).toHaveAttribute('href', /^mailto:/);
  await expect(footer).toContainText(
    `© ${new Date().toLocaleDateString('en-US', { timeZone: 'America/New_York', year: 'numeric' })} Porchlight Institute`,
  );
});

test('navigating without a reload moves to the content and updates title, head and links', async ({ page }) => {
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
  const visit = (name: string) => pages.getByRole('link', { name, exact: true }).click();
  const noindex = page.locator('meta[name=robots][content=noindex]');
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/no-such-page');
  await hydrate(page);
  await expect(noindex).toHaveCount(1);
  await visit('Kenya');
  await expect(page).toHaveTitle(/Nairobi|Kenya/);
  await expect(page.locator('#main')).toBeFocused();
  await expect(canonical).toHaveAttribute('href', `${origin}/kenya`);
  await expect(noindex).toHaveCount(0);
  await visit('Events');
  await expect(page.locator('link[rel=alternate]')).toHaveAttribute('href', '/calendar.ics');
  await visit('Stories');
  await expect(page.locator('link[rel=alternate]')).toHaveAttribute('href', '/feeds/stories.xml');
  await expect(canonical).toHaveAttribute('href', `${origin}/stories`);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(noindex).toHaveCount(1);
  await expect(canonical).toHaveCount(0);
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0);
});

test('a printed page is dark on white, also in dark mode, without what only a screen can do', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  const ink = 'rgb(27, 31, 59)';
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const name of ['The light is on. Come on up.', 'Get paid to learn the woods', 'Four programs'])
    await expect(page.getByRole('heading', { name })).toHaveCSS('color', ink);
  // A button does nothing on paper.
  await expect(page.getByText('See what’s on')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Programs' }).first()).toBeHidden();
  const promo = page.getByRole('region', { name: 'Resources' }).getByRole('link', { name: /opens in a new tab/ });
  expect(await promo.first().evaluate((link) => getComputedStyle(link, '::after').content)).toContain('farmers.gov');
});

test('with forced colors only the current page is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/events');
  const marked = await page
    .getByRole('navigation', { name: 'Pages', exact: true })
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter(
          (link) => getComputedStyle(link).borderBlockEndColor !== getComputedStyle(document.body).backgroundColor,
        )
        .map((link) => link.textContent),
    );
  expect(marked).toEqual(['Events']);
});

test('with text twice as large, words are complete and nothing overlaps the page', async ({ page }) => {
  for (const path of ['/what-we-do', '/health-and-wellness', '/search?q=pantry']) {
    await page.goto(path);
    for (const width of [1280, 820, 360]) {
      const context = `${path}, ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.evaluate(() => {
        const large = new CSSStyleSheet();
        large.replaceSync('html { font-size: 200% }');
        document.adoptedStyleSheets = [large];
        const words: string[] = [];
        for (const link of document.querySelectorAll(
          'header strong, footer nav a, main h2, main h3, main a, header summary',
        )) {
          const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          for (let text = walker.nextNode(); text; text = walker.nextNode())
            for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[\w’]+/g)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (range.getClientRects().length > 1) words.push(word);
            }
        }
        return words;
      });
      expect(broken, context).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), context).toBe(width);
      // The page keeps the bar's space free while it is fixed.
      const bar = page.locator('header [data-fixed]');
      const fixedBarParent = page.locator('header :has(> [data-fixed])');
      const [high, room] = [await bar.boundingBox(), await fixedBarParent.boundingBox()].map((box) => box?.height);
      expect(high, context).toBeLessThanOrEqual(room ?? 0);
      for (const box of await page.getByRole('searchbox').all())
        expect((await box.boundingBox())?.width, context).toBeGreaterThan(Math.min(width * 0.6, 400));
    }
  }
});
