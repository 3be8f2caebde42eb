import { type RefObject, useEffect } from 'react';

/**
 * Has the page keep room for a bar at its foot when it scrolls to what has the focus or is typed in. A margin of the
 * fields would not do: browsers scroll to the line that is typed in and not to its field.
 */
export function useScrollPadding(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = element.ownerDocument.documentElement;
    style.scrollPaddingBlockEnd = 'var(--pl-foot-room)';
    const observer = new ResizeObserver(() => {
      const above = Number.parseFloat(getComputedStyle(element).insetBlockEnd) || 0;
      style.setProperty('--pl-foot-room', `${element.offsetHeight + above + 16}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--pl-foot-room');
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}
