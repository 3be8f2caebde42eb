import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the top on navigation, to the heading and the flash message. After Back and Forward the browser scrolls.
 */
export function useScrollToTopOnNavigation(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const previousPath = useRef(pathname);
  useLayoutEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    if (!isBack) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, isBack]);
}
