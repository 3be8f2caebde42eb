import type { Page } from 'playwright';

/** Lets media queries, observers and transitions of the page answer. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A bar at the foot of the screen lies over a field here and there as one scrolls, and over none at the end.
    if (document.querySelector('[data-foot]')) scrollTo(0, document.body.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await Promise.allSettled(
      document
        .getAnimations()
        .map(({ finished, playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
            ? finished
            : undefined,
        ),
    );
  });
}
