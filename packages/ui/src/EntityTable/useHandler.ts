import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler of events whose identity stays and that does what the latest one would: what is given it needs not be drawn
 * again. Not to be called while drawing.
 */
export function useHandler<Arguments extends unknown[], Result>(
  handler: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
