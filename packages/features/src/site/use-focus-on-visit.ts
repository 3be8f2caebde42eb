import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a visit without loading, moves the focus to the page's content, so that a screen reader starts there. */
export function useFocusOnVisit(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
