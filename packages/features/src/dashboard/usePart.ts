import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk, reportFailure } from '../api/index.ts';

/** How long the first screen has for itself before parts come that nobody has asked for yet, in milliseconds. */
const idleMs = 2000;

/** A part of the frame that is loaded when it is needed, or before, once there is nothing else to do. */
interface Part<Props> {
  /** Null until it is there. */
  Component: ComponentType<Props> | null;
  /** Whether it was needed and did not come: the line is lost. The next need asks again. */
  isLost: boolean;
}

/**
 * Loads a part of the frame. Not by `lazy`: what fails there takes the whole screen with it, and a form that is open.
 * @param load keep its identity stable
 * @param isRare loaded only when it is needed: few ever see it
 */
export function usePart<Props>(
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
