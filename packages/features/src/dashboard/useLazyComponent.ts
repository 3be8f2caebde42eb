import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk, reportFailure } from '../api/index.ts';

/** Delay before parts that are not needed yet are preloaded, so that the first screen loads first, in milliseconds. */
const idleMs = 2000;

/** A lazily loaded part of the dashboard's frame. */
interface Part<Props> {
  /** The loaded component; null before. */
  Component: ComponentType<Props> | null;
  /** Whether it was needed but failed to load. It is loaded again the next time it is needed. */
  isLost: boolean;
}

/**
 * Loads a part of the frame when it is needed, or preloads it after a while. Not with `lazy`, whose load errors would
 * replace the whole screen, including an open form, with the error boundary.
 * @param load must be a stable function
 * @param isRare not preloaded, because few users need it
 */
export function useLazyComponent<Props>(
  name: string,
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
  isRare = false,
): Part<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [isLost, setIsLost] = useState(false);
  const isThere = Component !== null;
  useEffect(() => {
    if (isThere || (isRare && !isNeeded)) return;
    const get = () =>
      loadChunk(name, load).then(
        (loaded) => setComponent(() => loaded),
        (error) => {
          if (!isNeeded) return;
          reportFailure(`load ${name}`, error);
          setIsLost(true);
        },
      );
    setIsLost(false);
    const timer = setTimeout(() => void get(), isNeeded ? 0 : idleMs);
    return () => clearTimeout(timer);
  }, [name, isNeeded, isThere, isRare, load]);
  return { Component, isLost: isLost && isNeeded };
}
