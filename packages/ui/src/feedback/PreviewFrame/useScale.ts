import { type RefObject, useEffect, useState } from 'react';

/**
 * By how much something of a given width has to be made smaller to fit into a box, at most 1.
 * @param widthPx its width in CSS pixels
 */
export function useScale(box: RefObject<HTMLElement | null>, widthPx: number): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / widthPx)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, widthPx]);
  return scale;
}
