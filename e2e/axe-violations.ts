import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { colorRules, layoutSnapshot } from '../packages/ui/src/testing/accessibility/layout-snapshot.ts';
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

/** The four views in which every screen is checked, light desktop first, so that the width changes only once. */
const views = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 320, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
] as const;

/** Exceptions for a screen. */
interface AxeOptions {
  /** Whether to ignore its iframes because their content isn't ours, as in the viewer of a PDF. @default false */
  withoutFrames?: boolean;
  /** Viewport widths in px to check. @default both, desktop and phone */
  widths?: readonly number[];
  /** Rules of axe that can't be applied to this screen. @default none */
  except?: readonly string[];
}

/** Loads axe into a frame, if it isn't loaded yet. */
async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => Boolean(window.axe)))) await frame.evaluate(axeSource);
}

/** Returns axe's violations on the page in its current state. */
async function violations(page: Page, withoutFrames: boolean, runOptions: RunOptions): Promise<string[]> {
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
      options: { ...runOptions, resultTypes: ['violations' as const], preload },
    },
  );
}

/**
 * Returns the accessibility violations of the screen that a page shows, one line each: in both schemes, on desktop and
 * phone. The page is not reloaded, and ends as it began, in the light scheme at desktop width.
 * @param screen name of the screen in the lines
 */
export async function axeViolations(
  page: Page,
  screen: string,
  { withoutFrames = false, widths = [1280, 320], except = [] }: AxeOptions = {},
): Promise<string[]> {
  const violationLines: string[] = [];
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  const allRules: RunOptions = { runOnly: tags, rules };
  const colors: RunOptions = { runOnly: { type: 'rule', values: colorRules.filter((rule) => !except.includes(rule)) } };
  let lastShape = '';
  for (const { width, colorScheme } of views.filter(({ width }) => widths.includes(width))) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await settle(page);
    // The shape doesn't include the content of frames.
    const shape = withoutFrames || page.frames().length === 1 ? await page.evaluate(layoutSnapshot) : '';
    const hasOtherColorsOnly = shape !== '' && shape === lastShape;
    const lines = await violations(page, withoutFrames, hasOtherColorsOnly ? colors : allRules);
    lastShape = shape;
    violationLines.push(...lines.map((line) => `${screen}, ${colorScheme}, ${width} px: ${line}`));
  }
  if (widths.includes(1280)) await page.setViewportSize({ width: 1280, height: 800 });
  return violationLines;
}
