import { useCallback, useSyncExternalStore } from 'react';

const yearSeconds = 365 * 24 * 60 * 60;
const attribute = 'data-saver';

/** The name of the cookie that carries the choice to the server: '1' saves data, '0' does not, whatever the browser asks for. */
export const dataSaverCookie = 'data-saver';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [attribute] });
  return () => observer.disconnect();
}

/**
 * Whether the visitor saves data: then no video and no panorama is loaded, and pictures are smaller. The server writes
 * `data-saver` on the root element, from the cookie or else from the header `Save-Data`.
 * @returns the state, false on the server and while hydrating, and a function that changes it here and on the next pages
 */
export function useDataSaver(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(attribute),
    () => false,
  );
  const setOn = useCallback((wanted: boolean) => {
    document.documentElement.toggleAttribute(attribute, wanted);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
    document.cookie = `${dataSaverCookie}=${wanted ? 1 : 0}; path=/; max-age=${yearSeconds}; SameSite=Lax`;
  }, []);
  return [isOn, setOn];
}
