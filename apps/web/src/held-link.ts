declare global {
  interface Window {
    /** A link with `data-held` that was pressed before the program: the last one, until it is done again or followed. */
    heldLink?: HTMLAnchorElement | null;
  }
}

/**
 * Goes where the held link leads, as the browser would have done: for when the program that answers it does not come.
 * @returns whether there was one
 */
export function followHeldLink(): boolean {
  const link = window.heldLink;
  if (!link) return false;
  window.heldLink = null;
  location.assign(link.href);
  return true;
}
