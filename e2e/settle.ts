import type { Page } from 'playwright';

/** Waits until media queries, observers and transitions of the page have finished. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A fixed bar at the bottom covers fields while scrolling, but none at the end of the page.
    if (document.querySelector('[data-foot]')) scrollTo(0, document.body.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const moving = document.getAnimations().filter((each) => each.playState === 'running' && ends(each));
    // Brought to its end, as in the checks of stories: a browser without windows may stop drawing frames in between.
    for (const animation of moving) animation.finish();
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
