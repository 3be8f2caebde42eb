import { useEffect, useRef } from 'react';

/**
 * Moves focus to the start of a list when its page changes, so that keyboard users continue there and not at the pager
 * below it. The first render doesn't move focus.
 * @returns ref for the element that gets focus; it needs `tabIndex={-1}`
 */
export function useFocusOnPageChange(page: number) {
  const ref = useRef<HTMLElement>(null);
  const previousPage = useRef(page);
  useEffect(() => {
    if (previousPage.current === page) return;
    previousPage.current = page;
    ref.current?.focus({ preventScroll: true });
  }, [page]);
  return ref;
}
