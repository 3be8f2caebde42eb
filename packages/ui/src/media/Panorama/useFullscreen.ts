import { type RefObject, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/**
 * Shows an element in full screen, and exits it.
 * @param ref the element
 * @returns `isFullscreenSupported` is false in browsers that allow full screen for videos only, such as on iPhones
 */
export function useFullscreen(ref: RefObject<HTMLElement | null>) {
  const isFullscreenSupported = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled === true,
    () => true,
  );
  const toggle = () => {
    // If the browser refuses, nothing changes.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else ref.current?.requestFullscreen().catch(() => {});
  };
  return { isFullscreenSupported, toggle };
}
