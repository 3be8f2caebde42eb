import { dataSaverCookie } from '@porchlight/contract/page-marks';
import { useCallback } from 'react';
import { dataSaverAttribute, useDataSaverAttribute } from '../conditions/index.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Whether the visitor saves data: then no video and no panorama is loaded, and pictures are smaller. The server writes
 * `data-saver` on the root element, from the cookie or else from the header `Save-Data`.
 * @returns the state, as rendered while hydrating, and a function that changes it here and on the next pages
 */
export function useDataSaver(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const isOn = useDataSaverAttribute();
  const setOn = useCallback((wanted: boolean) => {
    document.documentElement.toggleAttribute(dataSaverAttribute, wanted);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
    document.cookie = `${dataSaverCookie}=${wanted ? 1 : 0}; path=/; max-age=${yearSeconds}; SameSite=Lax`;
  }, []);
  return [isOn, setOn];
}
