import { slideIntervalMs } from '@porchlight/contract/limits';
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { usePageVisible, useReducedMotion } from '../../hooks/index.ts';

/**
 * What the user wants: nothing yet; has moved the focus to the stop button by keyboard and may press it; has pressed
 * start; has pressed stop, or moved the focus on by keyboard.
 */
type RotationChoice = 'unsaid' | 'considering' | 'start' | 'stop';

/** Parameters of `useRotation`. */
export interface RotationInput {
  /** Number of slides. */
  count: number;
  /** Index of the shown slide; every change restarts the timer, including one made by the user. */
  index: number;
  /** Called to show the next slide. */
  onNext: () => void;
}

/**
 * Advances slides automatically; paused under the mouse pointer and while the page is hidden, off with reduced motion.
 * Keyboard focus inside stops it until it is started again, as the APG pattern requires.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function useRotation({ count, index, onNext }: RotationInput) {
  const [choice, setChoice] = useState<RotationChoice>('unsaid');
  const [isUnderPointer, setUnderPointer] = useState(false);
  const isReduced = useReducedMotion();
  const isPageVisible = usePageVisible();
  const isOn = count > 1 && !isReduced && choice !== 'stop';
  const isAdvancing = isOn && choice !== 'considering' && !isUnderPointer && isPageVisible;

  const advance = useEffectEvent(onNext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts with every slide, however it was chosen
  useEffect(() => {
    if (!isAdvancing) return;
    const timer = window.setTimeout(() => advance(), slideIntervalMs);
    return () => window.clearTimeout(timer);
  }, [isAdvancing, index]);

  return {
    /** Whether automatic rotation is on, even if it is paused by the pointer. */
    isOn,
    /** Whether slides advance right now. */
    isAdvancing,
    toggle: () => setChoice(isOn ? 'stop' : 'start'),
    /** Event handlers for the element around the slides and all controls. */
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => setUnderPointer(event.pointerType === 'mouse'),
      onPointerLeave: () => setUnderPointer(false),
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        // A mouse click moves the focus too, but only keyboard focus stops the rotation.
        if (!target.matches(':focus-visible')) return;
        if (!target.matches('[data-rotation]')) setChoice('stop');
        // Not yet 'stop': some screen readers focus and click in one step, and the button must still have the name they
        // announced.
        else if (choice === 'unsaid') setChoice('considering');
      },
      onBlur: () => {
        if (choice === 'considering') setChoice('stop');
      },
    },
  };
}
