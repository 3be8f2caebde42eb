import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the start of a list when its page changes, so that a keyboard goes on there and not at the pager
 * below it. The first page drawn leaves the focus alone.
 * @returns ref of the element that takes the focus; it needs `tabIndex={-1}`
 */
export function useFocusOnPageChange(page: number) {
  const ref = useRef<HTMLElement>(null);
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    ref.current?.focus({ preventScroll: true });
  }, [page]);
  return ref;
}
