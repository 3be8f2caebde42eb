import { type RefObject, useLayoutEffect, useState } from 'react';

/** Which slide is shown, and how it came. */
export interface SlidePosition {
  /** The shown slide, from 0. */
  index: number;
  /** The slide that it took the place of; null before the first change. */
  leaving: number | null;
  /** 1 when it comes from the end side, -1 from the start side. */
  turn: 1 | -1;
}

/**
 * Keeps which slide is shown; after the last comes the first.
 * @param slidesRef the slides' frame. Before React arrives it scrolls, and what was scrolled to stays.
 * @param count slides in all
 */
export function useSlidePosition(slidesRef: RefObject<HTMLElement | null>, count: number) {
  const [position, setPosition] = useState<SlidePosition>({ index: 0, leaving: null, turn: 1 });
  useLayoutEffect(() => {
    const frame = slidesRef.current;
    if (!frame || frame.scrollLeft === 0) return;
    setPosition({ index: Math.round(frame.scrollLeft / frame.clientWidth), leaving: null, turn: 1 });
    frame.scrollLeft = 0;
  }, [slidesRef]);
  // Slides can be taken away while the last one is shown.
  const index = Math.min(position.index, Math.max(count - 1, 0));

  /** Shows a slide; numbers past an end count on from the other. */
  function show(target: number, turn: 1 | -1 = target < index ? -1 : 1) {
    const wrapped = ((target % count) + count) % count;
    if (wrapped !== index) setPosition({ index: wrapped, leaving: index, turn });
  }

  return { ...position, index, show };
}
