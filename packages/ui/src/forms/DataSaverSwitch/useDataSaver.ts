import { dataSaverCookie } from '@porchlight/contract/page-marks';
import { useCallback } from 'react';
import { dataSaverAttribute, keepChoice, useDataSaverAttribute } from '../../hooks/index.ts';

/**
 * Whether the visitor saves data: then no video and no panorama is loaded, and pictures are smaller. The server writes
 * `data-saver` on the root element, from the cookie or else from the header `Save-Data`.
 * @returns the state, as rendered while hydrating, and a function that changes it here and on the next pages
 */
export function useDataSaver(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const isOn = useDataSaverAttribute();
  const setOn = useCallback((wanted: boolean) => {
    document.documentElement.toggleAttribute(dataSaverAttribute, wanted);
    keepChoice(dataSaverCookie, wanted ? '1' : '0');
  }, []);
  return [isOn, setOn];
}
