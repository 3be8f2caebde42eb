import { useHydrated } from '../conditions/index.ts';

/**
 * Where a window above the page belongs, so that it has the page's colors and not those of the night it was opened from.
 * @returns null on the server and until React has taken over
 */
export function usePageBody(): HTMLElement | null {
  return useHydrated() ? document.body : null;
}
