import { useEffect } from 'react';

/**
 * Makes the browser ask before the page is closed or reloaded.
 * @param isArmed whether to ask; only then is there a listener, since one would exclude the page from the back/forward
 * cache
 */
export function useBeforeUnload(isArmed: boolean) {
  useEffect(() => {
    if (!isArmed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isArmed]);
}
