import type { Page } from 'playwright';

/** Waits until media queries, observers and transitions of the page have finished. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A fixed bar at the bottom covers fields while scrolling, but none at the end of the page.
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
