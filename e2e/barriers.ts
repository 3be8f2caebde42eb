import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { colorRules, shapeOfPage } from '../packages/ui/src/testing/accessibility/shape-of-page.ts';
import { expect } from './people.ts';
import { settle } from './settle.ts';

declare global {
  interface Window {
    /** In a page that has been looked at. */
    axe?: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Without the style sheets, which no rule asked for here reads. */
const preload = { assets: ['media'] };
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The four ways in which every screen is looked at; the width changes once, the light desk comes first. */
const views = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 320, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
] as const;

/** What else there is to know of a screen. */
interface LookOptions {
  /** Whether what stands in its frames is somebody else's, as in the viewer of a PDF. @default false */
  withoutFrames?: boolean;
  /** Where it is there at all, in px of width. @default both, a desk and a phone */
  widths?: readonly number[];
  /** Rules of axe that have nothing to hold on to there. @default none */
  except?: readonly string[];
}

/** Brings axe into a frame that does not have it yet. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => Boolean(window.axe)))) await frame.evaluate(axeSource);
}

/** What axe finds on the page as it stands. */
async function violations(page: Page, withoutFrames: boolean, asked: RunOptions): Promise<string[]> {
  for (const frame of withoutFrames ? [page.mainFrame()] : page.frames()) await bringAxe(frame);
  return page.evaluate(
    async ({ exclude, options }) => {
      const found = await window.axe?.run({ exclude }, options);
      const lines = found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      if (document.documentElement.scrollWidth > innerWidth) lines?.push('scrolls sideways');
      return lines ?? ['axe did not run'];
    },
    {
      exclude: withoutFrames ? [['iframe']] : [],
      options: { ...asked, resultTypes: ['violations' as const], preload },
    },
  );
}

/**
 * What shuts people out of the screen that a page shows, one line for each thing: by day and by night, on a desk and
 * on a phone. The page is opened once and stays; it ends as it began, on a desk by day.
 * @param screen what the lines call it
 */
export async function barriers(
  page: Page,
  screen: string,
  { withoutFrames = false, widths = [1280, 320], except = [] }: LookOptions = {},
): Promise<string[]> {
  const found: string[] = [];
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  const everything: RunOptions = { runOnly: tags, rules };
  const colors: RunOptions = { runOnly: { type: 'rule', values: colorRules.filter((rule) => !except.includes(rule)) } };
  let lastShape = '';
  for (const { width, colorScheme } of views.filter(({ width }) => widths.includes(width))) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await settle(page);
    // What stands in frames has a shape of its own.
    const shape = withoutFrames || page.frames().length === 1 ? await page.evaluate(shapeOfPage) : '';
    const hasOtherColorsOnly = shape !== '' && shape === lastShape;
    const lines = await violations(page, withoutFrames, hasOtherColorsOnly ? colors : everything);
    lastShape = shape;
    found.push(...lines.map((line) => `${screen}, ${colorScheme}, ${width} px: ${line}`));
  }
  if (widths.includes(1280)) await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}
