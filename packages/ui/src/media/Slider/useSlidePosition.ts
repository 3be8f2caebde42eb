import { type RefObject, useLayoutEffect, useState } from 'react';

/** Which slide is shown, and from which side it has entered. */
export interface SlidePosition {
  /** Index of the shown slide, from 0. */
  index: number;
  /** Index of the slide shown before; null before the first change. */
  leaving: number | null;
  /** 1 if it enters from the end side, -1 from the start side. */
  turn: 1 | -1;
}

/**
 * State of the shown slide; after the last comes the first.
 * @param slidesRef the slides' frame, which scrolls before hydration; that position is kept
 * @param count number of slides
 */
export function useSlidePosition(slidesRef: RefObject<HTMLElement | null>, count: number) {
  const [position, setPosition] = useState<SlidePosition>({ index: 0, leaving: null, turn: 1 });
  useLayoutEffect(() => {
    const frame = slidesRef.current;
    if (!frame || frame.scrollLeft === 0) return;
    setPosition({ index: Math.round(frame.scrollLeft / frame.clientWidth), leaving: null, turn: 1 });
    frame.scrollLeft = 0;
  }, [slidesRef]);
  // Slides may be removed while the last one is shown.
  const index = Math.min(position.index, Math.max(count - 1, 0));

  /** Shows a slide; an index past either end wraps around. */
  function show(target: number, turn: 1 | -1 = target < index ? -1 : 1) {
    const wrapped = ((target % count) + count) % count;
    if (wrapped !== index) setPosition({ index: wrapped, leaving: index, turn });
  }

  return { ...position, index, show };
}
