import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** When `useLazyComponent` loads, and what it reports. */
interface LazyComponentOptions {
  /** Whether the component is to be shown. @default true */
  isNeeded?: boolean;
  /** Delay before it is loaded although it is not needed, so that the first screen loads first. @default not loaded */
  preloadMs?: number;
  /** Called with the error when the component is needed and could not be loaded. */
  onError?: (error: unknown) => void;
}

/**
 * Loads a component, where `lazy` does not do: an error while loading would replace the screen, including an open form,
 * with the error boundary.
 * @param load must be a stable function; if it rejects, it is called again the next time the component is needed
 * @returns the component; 'loading' before, 'failed' if it is needed and could not be loaded
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isNeeded = true, preloadMs, onError }: LazyComponentOptions = {},
): ComponentType<Props> | 'loading' | 'failed' {
  const [component, setComponent] = useState<ComponentType<Props> | 'loading' | 'failed'>('loading');
  const isLoaded = typeof component !== 'string';
  const report = useEffectEvent((error: unknown) => onError?.(error));
  useEffect(() => {
    if (isLoaded) return;
    let isStillNeeded = isNeeded;
    const loadNow = async () => {
      try {
        const loaded = await load();
        setComponent(() => loaded);
      } catch (error) {
        if (!isStillNeeded) return;
        report(error);
        setComponent('failed');
      }
    };
    setComponent('loading');
    // Not `requestIdleCallback`, which Safari lacks.
    const timer = isNeeded || preloadMs === undefined ? undefined : setTimeout(() => void loadNow(), preloadMs);
    if (isNeeded) void loadNow();
    return () => {
      isStillNeeded = false;
      clearTimeout(timer);
    };
  }, [load, isNeeded, isLoaded, preloadMs]);
  return component;
}
