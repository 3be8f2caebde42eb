import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { usePageVisible, useReducedMotion } from '../../hooks/index.ts';

/**
 * What the person wants: nothing said yet; came to the button that stops it with the keyboard and may press it; pressed
 * start; pressed stop, or went on reading with the keyboard.
 */
type Wish = 'unsaid' | 'considering' | 'start' | 'stop';

/** What `useRotation` is told. */
export interface RotationInput {
  /** Time between two slides, in milliseconds; 0 = never by itself. */
  intervalMs: number;
  /** Slides in all. */
  count: number;
  /** The shown slide: each gets its whole time, also when it was chosen by hand. */
  index: number;
  /** Shows the slide after this one. */
  onNext: () => void;
}

/**
 * Advances slides by themselves: not under the pointer, not while the page is hidden, never under reduced motion. Keyboard
 * focus inside stops it until it is started again, as the pattern asks.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function useRotation({ intervalMs, count, index, onNext }: RotationInput) {
  const [wish, setWish] = useState<Wish>('unsaid');
  const [isUnderPointer, setUnderPointer] = useState(false);
  const isReduced = useReducedMotion();
  const isPageVisible = usePageVisible();
  const isOn = intervalMs > 0 && count > 1 && !isReduced && wish !== 'stop';
  const isAdvancing = isOn && wish !== 'considering' && !isUnderPointer && isPageVisible;

  const advance = useEffectEvent(onNext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts anew with every slide, however it came
  useEffect(() => {
    if (!isAdvancing) return;
    const timer = window.setTimeout(() => advance(), intervalMs);
    return () => window.clearTimeout(timer);
  }, [isAdvancing, intervalMs, index]);

  return {
    /** Whether slides advance by themselves at all, now or as soon as the pointer is gone. */
    isOn,
    /** Whether they advance just now. */
    isAdvancing,
    toggle: () => setWish(isOn ? 'stop' : 'start'),
    /** For the element around the slides and all their controls. */
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => setUnderPointer(event.pointerType === 'mouse'),
      onPointerLeave: () => setUnderPointer(false),
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        // A press by mouse focuses too, but only what came by keys reads at its own pace.
        if (!target.matches(':focus-visible')) return;
        if (!target.matches('[data-rotation]')) setWish('stop');
        // Not yet 'stop': some readers focus and press in one go, and the press must find the name that was read out.
        else if (wish === 'unsaid') setWish('considering');
      },
      onBlur: () => {
        if (wish === 'considering') setWish('stop');
      },
    },
  };
}
