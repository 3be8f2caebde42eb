import { useEffect, useRef, useState } from 'react';
import { onStepUp } from '../api/index.ts';

/** Handles requests that need a step-up: whether any waits, and a function that resolves all waiting ones. */
export function useStepUp(): { isAsked: boolean; answer: (isConfirmed: boolean) => void } {
  const [isAsked, setIsAsked] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  const answer = (isConfirmed: boolean) => {
    setIsAsked(false);
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed);
  };
  useEffect(
    () =>
      onStepUp(() => {
        setIsAsked(true);
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [],
  );
  return { isAsked, answer };
}
