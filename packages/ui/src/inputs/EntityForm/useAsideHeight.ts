import { type RefObject, useEffect } from 'react';

/** Sets `--pl-aside` of a sticky column to its height, from which its style derives where it sticks. */
export function useAsideHeight(aside: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    const element = aside.current;
    if (!element || !isShown) return;
    const observer = new ResizeObserver(() => element.style.setProperty('--pl-aside', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, [aside, isShown]);
}
