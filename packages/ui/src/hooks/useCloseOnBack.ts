import { useEffect, useEffectEvent } from 'react';

/** Closes an overlay when the user navigates back. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  // An effect event, because the router renders synchronously in the same event: a re-subscribing listener would miss
  // it.
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const listener = () => onBack();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, [isOpen]);
}
