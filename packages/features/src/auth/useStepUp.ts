import { useEffect, useRef, useState } from 'react';
import { onStepUp } from '../api/index.ts';

/** Handles requests that need a step-up: whether any waits, and a function that resolves all waiting ones. */
export function useStepUp(): { isRequested: boolean; answer: (isConfirmed: boolean) => void } {
  const [isRequested, setIsRequested] = useState(false);
  const pendingResolvers = useRef<((isConfirmed: boolean) => void)[]>([]);
  const answer = (isConfirmed: boolean) => {
    setIsRequested(false);
    for (const resolve of pendingResolvers.current.splice(0)) resolve(isConfirmed);
  };
  useEffect(
    () =>
      onStepUp(() => {
        setIsRequested(true);
        return new Promise((resolve) => pendingResolvers.current.push(resolve));
      }),
    [],
  );
  return { isRequested, answer };
}
