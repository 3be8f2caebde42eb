import { slideTransitionMs } from '@porchlight/contract/limits';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Distance after which a touch is a swipe and not a tap, in CSS pixels. */
const thresholdPx = 8;
/** Fraction of the width that a swipe must cover to change the slide. */
const widthThreshold = 0.15;
/** Duration of sliding back after too short a swipe, in milliseconds. */
const settleMs = 180;

/**
 * Handles horizontal swipes on an element. Meanwhile the element has `data-dragging="next"` or `"previous"`, and the
 * distance so far in `--pl-drag`; vertical movements still scroll the page.
 * @param ref the element, which needs `touch-action: pan-y`
 * @param isActive whether there is anything to swipe to
 * @param onSwipe called with 1 for the next, -1 for the previous one
 */
export function useSwipe(ref: RefObject<HTMLElement | null>, isActive: boolean, onSwipe: (turn: 1 | -1) => void) {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isActive) return;
    let start: { pointerId: number; x: number; y: number } | null = null;
    let settling = 0;

    const resetState = () => {
      delete element.dataset.dragging;
      delete element.dataset.settling;
    };
    const clearDrag = () => {
      element.style.removeProperty('--pl-drag');
    };
    const begin = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      window.clearTimeout(settling);
      resetState();
      clearDrag();
      start = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== start?.pointerId) return;
      const x = event.clientX - start.x;
      if (element.dataset.dragging === undefined) {
        if (Math.abs(x) < thresholdPx || Math.abs(x) < Math.abs(event.clientY - start.y)) return;
        element.setPointerCapture(event.pointerId);
      }
      element.dataset.dragging = x < 0 ? 'next' : 'previous';
      element.style.setProperty('--pl-drag', `${x}px`);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== start?.pointerId) return;
      const x = event.clientX - start.x;
      start = null;
      if (element.dataset.dragging === undefined) return;
      if (event.type === 'pointerup' && Math.abs(x) > element.clientWidth * widthThreshold) {
        // --pl-drag stays for the transition, so that the slide continues from the finger's last position.
        resetState();
        swipe(x < 0 ? 1 : -1);
        settling = window.setTimeout(clearDrag, slideTransitionMs);
        return;
      }
      element.dataset.settling = '';
      clearDrag();
      settling = window.setTimeout(resetState, settleMs);
    };

    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    return () => {
      window.clearTimeout(settling);
      resetState();
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
    };
  }, [ref, isActive]);
}
