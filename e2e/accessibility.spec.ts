import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test } from './people.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const publicPaths = ['/', '/all-articles', '/article/1', '/article/999999', '/no-such-page', '/login'];
const staffPaths = [
  '/dashboard',
  '/dashboard/articles',
  '/dashboard/create-article',
  '/dashboard/edit-article/1',
  '/dashboard/show-article/1',
  '/dashboard/no-such-page',
];

for (const scheme of ['light', 'dark'] as const) {
  for (const [who, paths] of [
    ['a visitor', publicPaths],
    ['a staff member', staffPaths],
  ] as const) {
    test(`${who} finds no barrier on any page, by ${scheme === 'light' ? 'day' : 'night'}, on a phone or a desk`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({ colorScheme: scheme });
      const page = await context.newPage();
      if (who === 'a staff member') await signIn(page);
      const found: string[] = [];
      for (const path of paths) {
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByText('Loading...')).toHaveCount(0);
          const { violations } = await new AxeBuilder({ page }).withTags(tags).exclude('iframe').analyze();
          found.push(...violations.map(({ id, nodes }) => `${path} at ${width} px: ${id}: ${nodes[0]?.html}`));
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          if (sideways) found.push(`${path} scrolls sideways at ${width} px`);
        }
      }
      expect(found).toEqual([]);
      await context.close();
    });
  }
}
