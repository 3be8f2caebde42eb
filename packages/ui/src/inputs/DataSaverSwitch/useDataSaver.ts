import { dataSaverCookie } from '@porchlight/contract/page-identifiers';
import { useCallback } from 'react';
import { dataSaverAttribute, saveChoiceCookie, useDataSaverAttribute } from '../../hooks/index.ts';

/**
 * Whether data saving is on: no videos or panorama are loaded, and pictures are smaller. The server sets `data-saver`
 * on the root element, from the cookie or else from the `Save-Data` header.
 * @returns the state, during hydration as the server rendered it, and a setter for this page and later ones
 */
export function useDataSaver(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const isOn = useDataSaverAttribute();
  const setOn = useCallback((isEnabled: boolean) => {
    document.documentElement.toggleAttribute(dataSaverAttribute, isEnabled);
    saveChoiceCookie(dataSaverCookie, isEnabled ? '1' : '0');
  }, []);
  return [isOn, setOn];
}
