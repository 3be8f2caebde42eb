import type { Page, Request } from 'playwright';

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

/**
 * Waits until every picture in the window has come and is drawn, and the fonts. Pictures further down come when they are
 * scrolled to.
 */
export async function picturesShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isInWindow = (picture: Element) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      return right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    // Not `complete`: a picture that has come is decoded beside, and drawn after that.
    await Promise.allSettled([...document.images].filter(isInWindow).map((picture) => picture.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The requests of a page that are under way. To be called before the page is opened. */
export function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => void open.add(request));
  const close = (request: Request) => void open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return open;
}
