import { type RefObject, useEffect } from 'react';

/** Distance a finger must move before its direction is decided, in CSS pixels. */
const thresholdPx = 6;

/**
 * Lets vertical touch movements scroll the page, where a viewer inside would handle all touches. Horizontal and
 * two-finger movements and those in full screen go to the viewer.
 * @param ref the element around the viewer, which needs `touch-action: pan-y`
 */
export function useScrollThrough(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let start: { x: number; y: number } | null = null;
    let handler: 'unknown' | 'page' | 'viewer' = 'unknown';

    const begin = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      handler = touches.length > 1 || document.fullscreenElement ? 'viewer' : 'unknown';
      start = touch ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (handler === 'unknown' && start && touch) {
        const [x, y] = [Math.abs(touch.clientX - start.x), Math.abs(touch.clientY - start.y)];
        if (Math.max(x, y) > thresholdPx) handler = y > x ? 'page' : 'viewer';
      }
      // The viewer's listener is on `window`.
      if (handler !== 'viewer') event.stopPropagation();
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
    };
  }, [ref]);
}
