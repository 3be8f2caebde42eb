declare global {
  interface Window {
    /** The last link with `data-held` clicked before the app started; null once it was clicked again or followed. */
    pendingLink?: HTMLAnchorElement | null;
  }
}

/**
 * Follows the pending link as the browser would have done, for when the app can't be loaded.
 * @returns whether there was one
 */
export function followPendingLink(): boolean {
  const link = window.pendingLink;
  if (!link) return false;
  window.pendingLink = null;
  location.assign(link.href);
  return true;
}
