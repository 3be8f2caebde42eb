import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Restores the focus of a button that lost it by being disabled while loading, unless the focus has moved on since. */
export function useFocusAfterLoading(isLoading: boolean): void {
  const previous = useRef<HTMLElement>(null);
  // Read during render: from Chrome 150 on a disabled button loses the focus immediately, before any effect runs.
  const focused = isLoading && typeof document !== 'undefined' ? document.activeElement : null;
  const onChange = useEffectEvent(() => {
    if (isLoading) previous.current = focused instanceof HTMLElement && focused.matches(':disabled') ? focused : null;
    else if (document.activeElement === document.body) previous.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when isLoading changes, and only then
  useLayoutEffect(() => onChange(), [isLoading]);
}
