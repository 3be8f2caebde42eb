import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A screen opens at its top, where its heading is and what the one before has to say. Back and Forward are the browser's. */
export function useTopOnVisit(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const seen = useRef(pathname);
  useLayoutEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!isBack) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, isBack]);
}
