import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { picturesShown } from './settle.ts';

/** A position on a page, in px from its top left corner. */
interface Box {
  description: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Every visible element with its own text or picture. */
function partsOf(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, time, main a, footer a, img, main svg')]
      .filter((part) => part.checkVisibility() && !part.closest('.pl-sr, [aria-roledescription=carousel]'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const description = part.getAttribute('src') ?? `${part.localName} ${part.textContent}`;
        return { description, x, y: y + scrollY, width, height };
      })
      .filter(({ width, height }) => width > 2 && height > 2),
  );
}

/** The areas of a screenshot with only one color, where an element is missing. */
async function emptyParts(picture: Buffer, parts: readonly Box[]): Promise<string[]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return parts
    .filter(({ x, y, width, height }) => {
      const shades = new Set<number>();
      for (let row = Math.ceil(y); row < Math.min(y + height, info.height); row += 1)
        for (let column = Math.max(0, Math.ceil(x)); column < Math.min(x + width, info.width); column += 1)
          shades.add(data[row * info.width + column] ?? 0);
      return shades.size < 2;
    })
    .map(({ description }) => description);
}

for (const [path, width] of [
  ['/', 360],
  ['/usda-forest-service', 1280],
  ['/events', 1280],
  ['/stories', 360],
] as const) {
  test(`a screenshot of all of ${path} at ${width} px, without any input, shows every part`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await picturesShown(page);
    const parts = await partsOf(page);
    expect(parts.length).toBeGreaterThan(20);
    expect(await emptyParts(await page.screenshot({ fullPage: true }), parts)).toEqual([]);
  });
}
