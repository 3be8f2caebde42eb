import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './useMediaQuery.ts';

/** What some browsers tell of the connection; not in every one, so every part may be missing. */
interface ConnectionHints {
  connection?: { saveData?: boolean };
}

function asksToSaveData(): boolean {
  return (navigator as ConnectionHints).connection?.saveData === true;
}

/** The hint is read once: browsers tell no one when it changes. */
function subscribe(): () => void {
  return () => {};
}

/** Whether the person asked for less data, by the system's setting or the browser's data saver. */
export function useDataSaving(): boolean {
  const reducesData = useMediaQuery('(prefers-reduced-data: reduce)');
  const savesData = useSyncExternalStore(subscribe, asksToSaveData, () => false);
  return reducesData || savesData;
}
