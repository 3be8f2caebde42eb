import { useEffect, useSyncExternalStore } from 'react';

/**
 * Reloads the page if it was reached by client-side navigation: the Content-Security-Policy belongs to the loaded
 * document, and that of another page allows no media from other origins.
 * @param isNeeded whether the page plays sound from another origin
 * @returns whether the page is about to reload; the sound must not be rendered then
 */
export function useDocumentReload(isNeeded: boolean): boolean {
  const isOtherDocument = useSyncExternalStore(subscribe, isOtherPathLoaded, () => false);
  const isReloading = isNeeded && isOtherDocument;
  useEffect(() => {
    if (isReloading) location.reload();
  }, [isReloading]);
  return isReloading;
}

/** Whether the document was loaded for another path than the current one. */
function isOtherPathLoaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && URL.parse(loaded.name)?.pathname !== location.pathname;
}

/** Never notifies: the value is read only on render. */
function subscribe() {
  return () => {};
}
