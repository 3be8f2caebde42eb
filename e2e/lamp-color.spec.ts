import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const pages = ['/', '/podcasts', '/resources', '/health-and-wellness', "/ruby's-food-pantry", '/search?q=porch'];
const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Where more than one thing in the color of a lamp is in sight, as one scrolls down. Quilts are cloth, and no light. */
function viewsWithMore(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement);
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = styles.getPropertyValue('--pl-lamp');
    const colorOf = (element: Element) => getComputedStyle(element).color;
    const day = colorOf(probe);
    probe.dataset.night = '';
    probe.style.color = 'var(--pl-lamp)';
    const lamps = [day, colorOf(probe)];
    probe.remove();
    const isLit = (element: Element) => {
      const style = getComputedStyle(element);
      const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
        style[`border${side}Width`] === '0px' ? '' : style[`border${side}Color`],
      );
      const colors = [style.backgroundColor, style.backgroundImage, style.textDecorationColor, style.color, ...edges];
      return colors.some((each) => lamps.some((lamp) => each.includes(lamp)));
    };
    const lit = [...document.querySelectorAll('body *:not(svg *)')].filter(isLit);
    // The contents of a lit element are part of it, and so are neighboring patches in a row.
    const litElements = lit.filter(
      (element) =>
        !element.closest('[aria-label=Announcement]') &&
        !lit.some((other) => other !== element && other.contains(element)) &&
        !(element.previousElementSibling && lit.includes(element.previousElementSibling)),
    );
    const boxes = litElements.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const views: string[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 4) {
      const visible = boxes.filter(
        ({ box: { left, right, bottom, top: elementTop } }) =>
          // A slide beside the current one is hidden.
          right > left && (left + right) / 2 < innerWidth && bottom > top && elementTop < top + innerHeight,
      );
      const names = visible.map(({ element }) => `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`);
      if (visible.length > 1) views.push(`${Math.round(top)}: ${names.join(', ')}`);
    }
    return views;
  });
}

test('on a phone and a desktop at most one thing in view has the lamp color', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      expect(await viewsWithMore(page), `${path} at ${viewport.width} px`).toEqual([]);
    }
  }
});
