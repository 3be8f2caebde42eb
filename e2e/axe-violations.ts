import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';
import { settle } from './settle.ts';

declare global {
  interface Window {
    /** Set in pages that have been checked. */
    axe?: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Without style sheets, which none of these rules reads. */
const preload = { assets: ['media'] };
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The widths of a desktop and a phone. */
const widths = [1280, 320];

/** An exception for a screen. */
interface AxeOptions {
  /** Whether to ignore its iframes because their content isn't ours, as in the viewer of a PDF. @default false */
  withoutFrames?: boolean;
}

/** Loads axe into a frame, if it isn't loaded yet. */
async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => Boolean(window.axe)))) await frame.evaluate(axeSource);
}

/** Returns axe's violations on the page in its current state. */
async function violations(page: Page, withoutFrames: boolean): Promise<string[]> {
  for (const frame of withoutFrames ? [page.mainFrame()] : page.frames()) await injectAxe(frame);
  return page.evaluate(
    async ({ exclude, options }) => {
      const found = await window.axe?.run({ exclude }, options);
      const lines = found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      if (document.documentElement.scrollWidth > innerWidth) lines?.push('scrolls sideways');
      return lines ?? ['axe did not run'];
    },
    {
      exclude: withoutFrames ? [['iframe']] : [],
      options: { runOnly: tags, resultTypes: ['violations' as const], preload },
    },
  );
}

/**
 * Returns the accessibility violations of the screen that a page shows, one line each, on a desktop and a phone. The
 * page is not reloaded.
 * @param screen name of the screen in the lines
 */
export async function axeViolations(
  page: Page,
  screen: string,
  { withoutFrames = false }: AxeOptions = {},
): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const violationLines: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await settle(page);
    const lines = await violations(page, withoutFrames);
    violationLines.push(...lines.map((line) => `${screen}, ${width} px: ${line}`));
  }
  return violationLines;
}
