/**
 * Makes the browser answer every media query that contains a text with yes.
 * @param part such as 'reduced-motion'
 * @returns a function that undoes it
 */
export function forceMediaQuery(part: string): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query.includes(part) ? 'all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

/** Turns data saving on. @returns turns it off */
export function enableDataSaver(): () => void {
  document.documentElement.setAttribute('data-saver', '');
  return () => document.documentElement.removeAttribute('data-saver');
}

/** Waits until observers have received an element's position, so that a video that can play has started. */
export async function waitForIntersection(element: Element): Promise<void> {
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
