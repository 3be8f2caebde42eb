import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After client-side navigation, moves focus to the main content, so that screen readers start there, or to the element
 * with `data-start`, such as the field that the page is for.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    const main = document.getElementById('main');
    (main?.querySelector<HTMLElement>('[data-start]') ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
