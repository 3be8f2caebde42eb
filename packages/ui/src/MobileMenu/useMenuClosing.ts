import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

/** Closes an open `<details>` on Escape, on a press beside it, on the choice of a link inside, and on Back. */
export function useMenuClosing(): {
  detailsRef: RefObject<HTMLDetailsElement | null>;
  onLinkClick: (event: MouseEvent) => void;
} {
  const detailsRef = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = detailsRef.current;
    if (details === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (details.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const onPopState = () => {
      details.open = false;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('popstate', onPopState);
    };
  }, []);

  const onLinkClick = useCallback((event: MouseEvent) => {
    if (detailsRef.current && event.target instanceof Element && event.target.closest('a'))
      detailsRef.current.open = false;
  }, []);
  return { detailsRef, onLinkClick };
}
