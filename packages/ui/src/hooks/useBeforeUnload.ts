import { useEffect } from 'react';

/**
 * Has the browser ask before the page is closed or reloaded, for as long as there is something to lose.
 * @param isArmed whether to ask; the listener is there only then, so that pages stay fit for the back/forward cache
 */
export function useBeforeUnload(isArmed: boolean) {
  useEffect(() => {
    if (!isArmed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isArmed]);
}
