import { useEffect, useSyncExternalStore } from 'react';

/**
 * Reloads the page if it was reached by client-side navigation: the Content-Security-Policy belongs to the loaded
 * document, and that of another page allows no media from other origins.
 * @param isNeeded whether the page plays sound from another origin
 * @returns whether the page is about to reload; the sound must not be rendered then
 */
export function useDocumentReload(isNeeded: boolean): boolean {
  const isElsewhere = useSyncExternalStore(subscribe, isInAnotherDocument, () => false);
  const isComing = isNeeded && isElsewhere;
  useEffect(() => {
    if (isComing) location.reload();
  }, [isComing]);
  return isComing;
}

/** Whether the document was loaded for another path than the current one. */
function isInAnotherDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && URL.parse(loaded.name)?.pathname !== location.pathname;
}

/** Never notifies: the value is read only on render. */
function subscribe() {
  return () => {};
}
