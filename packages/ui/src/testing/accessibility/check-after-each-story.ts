import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { checkNoSideScroll } from '../conformance/check-layout.ts';
import { quiet } from '../quiet.ts';
import { colorRules, shapeOfPage } from './shape-of-page.ts';
import { type CheckedView, checkedViews, type StoryReport } from './story-report.ts';

/** What the story's test leaves in its context. */
interface StoryOfTest {
  id: string;
}

const heightPx = 900;

// Rules for whole pages have nothing to hold on to in a story: they apply when the context is the document only.
const context = { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] };
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const options: axe.RunOptions = {
  runOnly: tags,
  // A component stands in no landmark of its own; the page around it gives it one.
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
  // Without the style sheets, which no rule asked for here reads.
  preload: { assets: ['media'] },
  // No frame in a story has an axe of its own to answer; each is waited for, half a second a look.
  iframes: false,
};

/** What is asked of a story that has been looked at in other colors. */
const colorOptions: axe.RunOptions = {
  runOnly: { type: 'rule', values: [...colorRules] },
  resultTypes: ['violations'],
  iframes: false,
};

/** The story as it stands, one line per violation. */
async function violations(asked: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(context, asked);
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
  try {
    checkNoSideScroll();
  } catch (error) {
    lines.push(`reflow: ${(error as Error).message}`);
  }
  return lines;
}

/**
 * Gives the story's window a width and waits for what answers to it. A window that is wide enough stays, and the story's
 * frame in it is narrowed in place: a new size of the window goes by way of the test runner, and every story needs two.
 */
async function setWidth(width: number): Promise<void> {
  if (window.innerWidth === width) return;
  if (window.parent.innerWidth < width) await page.viewport(width, heightPx);
  // As the test runner does it; the next story's size takes its place.
  else window.parent.document.body.style.setProperty('--viewport-width', `${width}px`);
  if (window.innerWidth !== width) throw new Error(`The story is ${window.innerWidth} px wide and not ${width}.`);
  await quiet(50, 1000);
}

/** Shows the story in a scheme, as the server would write it, and lets media queries, observers and transitions answer. */
async function settle({ scheme, width }: CheckedView): Promise<void> {
  document.documentElement.dataset.scheme = scheme;
  await setWidth(width);
  // Each story brings the fonts with its styles: drawn in their stand-ins, the first look would have another shape.
  await document.fonts.ready;
  // A bar at the foot of the screen lies over a field here and there as one scrolls, and over none at the end; one at
  // its head over none at the beginning.
  const hasFoot = document.querySelector('[data-foot]') !== null;
  window.scrollTo({ top: hasFoot ? document.documentElement.scrollHeight : 0, behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
  // A wheel that turns would have another shape at each look.
  for (const animation of running.filter(isEndless)) animation.pause();
  const moving = running.filter((animation) => !isEndless(animation));
  // What moves is brought to its end, which is where it would be looked at.
  for (const animation of moving) animation.finish();
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

// Runs for every story, whatever its parameters say: none can opt out. The story stands as its play function left it.
afterEach(
  async ({ story, task }: { story?: StoryOfTest; task: { meta: { accessibility?: StoryReport } } } & object) => {
    if (!story) return;
    const report: StoryReport = { id: story.id, views: [] };
    task.meta.accessibility = report;
    let lastShape = '';
    for (const view of checkedViews) {
      await settle(view);
      const shape = shapeOfPage();
      report.views.push({ ...view, violations: await violations(shape === lastShape ? colorOptions : options) });
      lastShape = shape;
    }
    const found = report.views.flatMap(({ scheme, width, violations }) =>
      violations.map((line) => `${scheme}, ${width} px: ${line}`),
    );
    expect(found, 'accessibility violations').toEqual([]);
  },
);
