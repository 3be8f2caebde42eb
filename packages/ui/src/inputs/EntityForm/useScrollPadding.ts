import { type RefObject, useEffect } from 'react';

/**
 * Sets the page's scroll padding to the height of a sticky bar at its bottom, so that the focused element or edited
 * line isn't hidden below it. A scroll margin on the fields is not enough: browsers scroll to the edited line, not to
 * its field.
 */
export function useScrollPadding(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = element.ownerDocument.documentElement;
    style.scrollPaddingBlockEnd = 'var(--pl-foot-room)';
    const observer = new ResizeObserver(() => {
      const offset = Number.parseFloat(getComputedStyle(element).insetBlockEnd) || 0;
      style.setProperty('--pl-foot-room', `${element.offsetHeight + offset + 16}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--pl-foot-room');
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}
