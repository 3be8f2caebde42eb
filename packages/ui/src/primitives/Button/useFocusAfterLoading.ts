import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A button that is loading is disabled and so loses the focus. Gives it back afterwards, unless it has moved on since. */
export function useFocusAfterLoading(isLoading: boolean): void {
  const left = useRef<HTMLElement>(null);
  // Read while it is drawn: from Chrome 150 on the focus is gone as soon as the button is disabled, before any effect.
  const focused = isLoading && typeof document !== 'undefined' ? document.activeElement : null;
  const onChange = useEffectEvent(() => {
    if (isLoading) left.current = focused instanceof HTMLElement && focused.matches(':disabled') ? focused : null;
    else if (document.activeElement === document.body) left.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is whether it is loading
  useLayoutEffect(() => onChange(), [isLoading]);
}
