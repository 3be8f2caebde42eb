import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element has at least a width, as in a container query; true until it is measured, before the first paint.
 * @param minPx the width of its content in CSS pixels
 */
export function useIsWide(ref: RefObject<HTMLElement | null>, minPx: number): boolean {
  const [isWide, setIsWide] = useState(true);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setIsWide(element.clientWidth >= minPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, minPx]);
  return isWide;
}
