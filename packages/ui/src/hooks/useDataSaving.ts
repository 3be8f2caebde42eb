import useMediaQuery from '@mui/material/useMediaQuery';
import { dataSaverCookie } from '@porchlight/contract/page-identifiers';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Attribute of the root element if data saving is on; the server sets it, the switch changes it. */
export const dataSaverAttribute = 'data-saver';

/** Whether the server rendered the page with data saving, for hydration with the same value. */
export const DataSaverContext = createContext(false);

declare global {
  interface Navigator {
    /** Network Information API; not supported by all browsers. */
    connection?: { saveData?: boolean };
  }
}

function subscribeToAttribute(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [dataSaverAttribute] });
  return () => observer.disconnect();
}

/** Whether the page has data saving on. */
export function useDataSaverAttribute(): boolean {
  const serverValue = useContext(DataSaverContext);
  return useSyncExternalStore(
    subscribeToAttribute,
    () => document.documentElement.hasAttribute(dataSaverAttribute),
    () => serverValue,
  );
}

/** The browser's data saver, unless it was turned off on this site. */
function browserSavesData(): boolean {
  return navigator.connection?.saveData === true && !document.cookie.includes(`${dataSaverCookie}=0`);
}

/** No subscription: browsers fire no event when this setting changes. */
function subscribe(): () => void {
  return () => {};
}

/**
 * Whether data saving is on, by the site's switch, the system's setting or the browser's data saver: then no video or
 * panorama loads by itself, and pictures are small.
 */
export function useDataSaving(): boolean {
  const isSwitchedOn = useDataSaverAttribute();
  const reducesData = useMediaQuery('(prefers-reduced-data: reduce)');
  const savesData = useSyncExternalStore(subscribe, browserSavesData, () => false);
  return isSwitchedOn || reducesData || savesData;
}
