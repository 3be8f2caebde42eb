import { useHydrated } from '@porchlight/ui/hooks';
import { useEffect, useRef } from 'react';

/**
 * Begins a page at its top, whichever way it is come to: on a visit without loading at once, and when it is loaded anew
 * by telling the browser, on leaving, not to bring back the place it was left at. A visitor who has scrolled before the
 * program arrived stays where they are. spec 2.2
 */
export function useScrollToTop(): void {
  // False on the first drawing of a page that the server rendered.
  const isVisitWithoutLoading = useRef(useHydrated());
  useEffect(() => {
    if (isVisitWithoutLoading.current) scrollTo(0, 0);
    const leave = () => {
      history.scrollRestoration = 'manual';
    };
    // Listens after the router, whose own listener gives the browser its way again.
    const timer = setTimeout(() => addEventListener('pagehide', leave));
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
    };
  }, []);
}
