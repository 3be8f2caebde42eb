import { useEffect, useSyncExternalStore } from 'react';

/**
 * Loads the page's own document when it was come to from within another: a policy holds for a document, and that of
 * another page lets in no sound of another site.
 * @param isNeeded whether the page plays such a sound
 * @returns whether that document is on its way; the sound must not be drawn in this one
 */
export function useOwnDocument(isNeeded: boolean): boolean {
  const isElsewhere = useSyncExternalStore(subscribe, isInAnotherDocument, () => false);
  const isComing = isNeeded && isElsewhere;
  useEffect(() => {
    if (isComing) location.reload();
  }, [isComing]);
  return isComing;
}

/** Whether the document was loaded for another address than the one it stands at now. */
function isInAnotherDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && URL.parse(loaded.name)?.pathname !== location.pathname;
}

/** Each page asks once, when it is drawn. */
function subscribe() {
  return () => {};
}
