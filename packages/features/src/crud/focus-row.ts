/** How long a row is waited for, in milliseconds. */
const patienceMs = 5_000;

/** What somebody does who has moved on meanwhile. */
const ownMoves = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Tries something once a frame until it has worked, time is over, or the person does something of their own.
 * @param attempt says whether it has worked
 * @returns gives up
 */
export function tryUntilThere(attempt: () => boolean): () => void {
  const deadline = Date.now() + patienceMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of ownMoves) removeEventListener(move, stop, true);
  };
  const look = () => {
    if (attempt() || Date.now() > deadline) stop();
    else frame = requestAnimationFrame(look);
  };
  for (const move of ownMoves) addEventListener(move, stop, true);
  frame = requestAnimationFrame(look);
  return stop;
}

/** A link of the screen by its address: every row has one to its record. */
export function findLink(href: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(href)}"]`);
}

/** Puts the focus on a record's row, as soon as the row is there. */
export function focusRow(showHref: string): () => void {
  return tryUntilThere(() => {
    const link = findLink(showHref);
    link?.focus();
    return link !== null && document.activeElement === link;
  });
}
