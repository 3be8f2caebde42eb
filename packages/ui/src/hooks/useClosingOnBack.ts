import { useEffect, useEffectEvent } from 'react';

/** Closes what lies over a page when somebody goes back to another. */
export function useClosingOnBack(isOpen: boolean, onClose: () => void) {
  // The router draws the other page within the same event: a listener that changes with each drawing would miss it.
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const listener = () => onBack();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, [isOpen]);
}
