import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a visit without loading, moves the focus to the page's content, so that a screen reader starts there, or to the
 * field that the page is for.
 */
export function useFocusOnVisit(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const main = document.getElementById('main');
    (main?.querySelector<HTMLElement>('[data-start]') ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
