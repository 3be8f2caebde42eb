/** How long to wait for a row, in milliseconds. */
const timeoutMs = 5_000;

/** Events that show that the user is doing something else by now. */
const userInputEvents = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Runs `attempt` on every animation frame until it succeeds, time is over, or the user does something else.
 * @param attempt returns whether it succeeded
 * @returns a function that stops it
 */
export function retryEachFrame(attempt: () => boolean): () => void {
  const deadline = Date.now() + timeoutMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of userInputEvents) removeEventListener(type, stop, true);
  };
  const tick = () => {
    if (attempt() || Date.now() > deadline) stop();
    else frame = requestAnimationFrame(tick);
  };
  for (const type of userInputEvents) addEventListener(type, stop, true);
  frame = requestAnimationFrame(tick);
  return stop;
}

/** Finds a link in the main content by its URL; every row has one to its record. */
export function findLink(href: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(href)}"]`);
}

/** Focuses the link of a record's row as soon as it is rendered. @returns a function that stops waiting */
export function focusRow(showHref: string): () => void {
  return retryEachFrame(() => {
    const link = findLink(showHref);
    link?.focus();
    return link !== null && document.activeElement === link;
  });
}
