import { type RefObject, useEffect } from 'react';

/** How far a finger has to go before its direction counts, in CSS pixels. */
const slopPx = 6;

/**
 * Lets a finger that goes up or down scroll the page, where a viewer inside would take every touch for itself. Sideways,
 * with two fingers and in full screen the viewer has it.
 * @param ref the element around the viewer; it needs `touch-action: pan-y`
 */
export function useScrollThrough(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let start: { x: number; y: number } | null = null;
    let way: 'unknown' | 'page' | 'viewer' = 'unknown';

    const begin = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      way = touches.length > 1 || document.fullscreenElement ? 'viewer' : 'unknown';
      start = touch ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (way === 'unknown' && start && touch) {
        const [x, y] = [Math.abs(touch.clientX - start.x), Math.abs(touch.clientY - start.y)];
        if (Math.max(x, y) > slopPx) way = y > x ? 'page' : 'viewer';
      }
      // The viewer listens on the window, which this keeps the movement from.
      if (way !== 'viewer') event.stopPropagation();
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
    };
  }, [ref]);
}
