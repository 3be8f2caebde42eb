import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in or near the viewport, to load or play it only then.
 * @param ref the element
 * @param marginPx distance outside the viewport that still counts, in CSS pixels
 */
export function useNearViewport(ref: RefObject<Element | null>, marginPx: number): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setNear(last.isIntersecting);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, marginPx]);
  return isNear;
}
