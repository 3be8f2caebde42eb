import { type RefObject, useEffect, useState } from 'react';

/**
 * The factor, at most 1, by which content of a given width must be scaled to fit into a box.
 * @param widthPx the content's width in CSS pixels; without it, the content takes the box's width
 */
export function useScale(box: RefObject<HTMLElement | null>, widthPx: number | undefined): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element || widthPx === undefined) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / widthPx)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, widthPx]);
  return scale;
}
