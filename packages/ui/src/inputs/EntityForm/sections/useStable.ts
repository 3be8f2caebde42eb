import { useLayoutEffect, useRef, useState } from 'react';

/** The same function on every render, which calls the latest one: for memoized components, which would render again. */
export function useStable<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )[0];
}
