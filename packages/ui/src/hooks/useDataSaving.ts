import { dataSaverCookie } from '@porchlight/contract/page-marks';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useMediaQuery } from './useMediaQuery.ts';

/** The attribute of the root element that says that this visitor saves data; the server writes it, the switch changes it. */
export const dataSaverAttribute = 'data-saver';

/** Whether the page was rendered for somebody who saves data; what the browser takes over must be the same. */
export const DataSaverContext = createContext(false);

declare global {
  interface Navigator {
    /** What some browsers tell of the connection; not in every one, so every part may be missing. */
    connection?: { saveData?: boolean };
  }
}

function subscribeToAttribute(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [dataSaverAttribute] });
  return () => observer.disconnect();
}

/** Whether the page says that this visitor saves data. */
export function useDataSaverAttribute(): boolean {
  const asRendered = useContext(DataSaverContext);
  return useSyncExternalStore(
    subscribeToAttribute,
    () => document.documentElement.hasAttribute(dataSaverAttribute),
    () => asRendered,
  );
}

/** Who has switched saving off on this site means it, whatever the browser asks for. */
function asksToSaveData(): boolean {
  return navigator.connection?.saveData === true && !document.cookie.includes(`${dataSaverCookie}=0`);
}

/** The hint is read once: browsers tell no one when it changes. */
function subscribe(): () => void {
  return () => {};
}

/**
 * Whether the person asked for less data, by the site's switch, the system's setting or the browser's data saver: then
 * no video or panorama loads by itself, and pictures are small.
 */
export function useDataSaving(): boolean {
  const isSwitchedOn = useDataSaverAttribute();
  const reducesData = useMediaQuery('(prefers-reduced-data: reduce)');
  const savesData = useSyncExternalStore(subscribe, asksToSaveData, () => false);
  return isSwitchedOn || reducesData || savesData;
}
