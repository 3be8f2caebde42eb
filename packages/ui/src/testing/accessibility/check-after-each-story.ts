import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { checkNoHorizontalScroll } from '../conformance/check-layout.ts';
import { waitForStableDom } from '../wait-for-stable-dom.ts';
import { type CheckedView, checkedViews, type StoryReport } from './story-report.ts';

/** The part of the test context that holds the story. */
interface StoryOfTest {
  id: string;
}

const heightPx = 900;

// Axe's page-level rules apply only if the context is the whole document.
const context = { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] };
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const options: axe.RunOptions = {
  runOnly: tags,
  // A component alone isn't inside a landmark; on a real page it is.
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
  // Style sheets are not preloaded: none of these rules needs them.
  preload: { assets: ['media'] },
  // Frames in stories have no axe to respond; axe would wait half a second for each.
  iframes: false,
};

/** Checks the story in its current state; returns one line per violation. */
async function violations(): Promise<string[]> {
  const { violations } = await axe.run(context, options);
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
  try {
    checkNoHorizontalScroll();
  } catch (error) {
    lines.push(`reflow: ${(error as Error).message}`);
  }
  return lines;
}

/**
 * Sets the width of the story's window and waits until the page has reacted. If the browser window is wide enough, the
 * story's frame is resized in place: resizing the window takes a round trip to the test runner, and every story needs
 * two widths.
 */
async function setWidth(width: number): Promise<void> {
  if (window.innerWidth === width) return;
  if (window.parent.innerWidth < width) await page.viewport(width, heightPx);
  // The way the test runner does it; it is overwritten for the next story.
  else window.parent.document.body.style.setProperty('--viewport-width', `${width}px`);
  if (window.innerWidth !== width) throw new Error(`The story is ${window.innerWidth} px wide and not ${width}.`);
  await waitForStableDom(50, 1000);
}

/** Shows the story in a view, and waits for media queries, observers and transitions. */
async function showView({ scheme, width }: CheckedView): Promise<void> {
  document.documentElement.dataset.scheme = scheme;
  await setWidth(width);
  // Fonts are loaded with the styles: in fallback fonts, the first view would have another layout.
  await document.fonts.ready;
  // A sticky bar at the bottom overlaps what is scrolled below it, at the end of the page nothing: it is checked as there.
  for (const bar of document.querySelectorAll<HTMLElement>('[data-foot]')) bar.style.position = 'static';
  // One at the top overlaps nothing at the start.
  window.scrollTo({ top: 0, behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
  // An endless animation would change the layout between views.
  for (const animation of running.filter(isEndless)) animation.pause();
  const finiteAnimations = running.filter((animation) => !isEndless(animation));
  // Other animations are finished, since their end state is what counts.
  for (const animation of finiteAnimations) animation.finish();
  await Promise.allSettled(finiteAnimations.map(({ finished }) => finished));
}

// Runs for every story regardless of its parameters, in the state that its play function left.
afterEach(
  async ({ story, task }: { story?: StoryOfTest; task: { meta: { accessibility?: StoryReport } } } & object) => {
    if (!story) return;
    const report: StoryReport = { id: story.id, views: [] };
    task.meta.accessibility = report;
    for (const view of checkedViews) {
      await showView(view);
      report.views.push({ ...view, violations: await violations() });
    }
    const lines = report.views.flatMap(({ scheme, width, violations }) =>
      violations.map((line) => `${scheme}, ${width} px: ${line}`),
    );
    expect(lines, 'accessibility violations').toEqual([]);
  },
);
