import { useHydrated } from '@porchlight/ui/hooks';
import { useEffect, useRef } from 'react';

/**
 * Makes a page start at its top: after client-side navigation it scrolls immediately; for a reload it turns the
 * browser's scroll restoration off when the page is left. A visitor who has scrolled before hydration stays where they
 * are. spec 2.2
 */
export function useScrollToTop(): void {
  // False in the first render of a server-rendered page.
  const isClientNavigation = useRef(useHydrated());
  useEffect(() => {
    if (isClientNavigation.current) scrollTo(0, 0);
    const disableRestoration = () => {
      history.scrollRestoration = 'manual';
    };
    // Added after the router's own pagehide listener, which sets scroll restoration back to 'auto'.
    const timer = setTimeout(() => addEventListener('pagehide', disableRestoration));
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', disableRestoration);
    };
  }, []);
}
