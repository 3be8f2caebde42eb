import { useLayoutEffect, useRef } from 'react';

/** A button that is loading is disabled and so loses the focus. Gives it back afterwards, unless it has moved on since. */
export function useFocusAfterLoading(isLoading: boolean): void {
  const left = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isLoading) left.current = document.querySelector<HTMLElement>(':disabled:focus');
    else if (activeElement === body) left.current?.focus();
  }, [isLoading]);
}
