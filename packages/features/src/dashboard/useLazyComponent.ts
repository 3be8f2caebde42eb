import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk, reportFailure } from '../api/index.ts';

/** Delay before parts that are not needed yet are preloaded, so that the first screen loads first, in milliseconds. */
const idleMs = 2000;

/** A lazily loaded part of the dashboard's frame. */
interface LazyComponent<Props> {
  /** The loaded component; null before. */
  Component: ComponentType<Props> | null;
  /** Whether it was needed but failed to load. It is loaded again the next time it is needed. */
  hasFailed: boolean;
}

/**
 * Loads a part of the frame when it is needed, or preloads it after a while. Not with `lazy`, whose load errors would
 * replace the whole screen, including an open form, with the error boundary.
 * @param load must be a stable function
 */
export function useLazyComponent<Props>(
  name: string,
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoaded = Component !== null;
  useEffect(() => {
    if (isLoaded) return;
    const loadNow = () =>
      loadChunk(name, load).then(
        (loaded) => setComponent(() => loaded),
        (error) => {
          if (!isNeeded) return;
          reportFailure(`load ${name}`, error);
          setHasFailed(true);
        },
      );
    setHasFailed(false);
    const timer = setTimeout(() => void loadNow(), isNeeded ? 0 : idleMs);
    return () => clearTimeout(timer);
  }, [name, isNeeded, isLoaded, load]);
  return { Component, hasFailed: hasFailed && isNeeded };
}
