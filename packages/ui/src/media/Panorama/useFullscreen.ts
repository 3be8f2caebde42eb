import { type RefObject, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/**
 * Fills the screen with an element, and gives it back.
 * @param ref the element
 * @returns `canFill` is false where the browser lets only videos do it, as on phones of one maker
 */
export function useFullscreen(ref: RefObject<HTMLElement | null>) {
  const canFill = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled === true,
    () => true,
  );
  const toggle = () => {
    // A refusal leaves things as they are, which is all there is to do about it.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else ref.current?.requestFullscreen().catch(() => {});
  };
  return { canFill, toggle };
}
