import { useEffect } from 'react';

/**
 * Makes the browser ask before the page is closed or reloaded.
 * @param isArmed whether to ask; only then is there a listener, since one would exclude the page from the back/forward
 * cache
 */
export function useBeforeUnload(isArmed: boolean) {
  useEffect(() => {
    if (!isArmed) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isArmed]);
}
