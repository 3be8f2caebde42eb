import { useEffect, useState } from 'react';
import { useHasToken } from '../api/index.ts';

/**
 * URL of the edit form of the record that a public page shows, for staff who may write content. The code is loaded only
 * for signed-in users, because visitors need neither roles nor dashboard URLs.
 */
export function useEditUrl(pathname: string): string | undefined {
  const hasToken = useHasToken();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isCurrent = hasToken;
    setUrl(undefined);
    if (hasToken) {
      import('./edit-url.ts').then(
        ({ editUrl }) => isCurrent && setUrl(editUrl(pathname)),
        // Without the link, staff can still go through the dashboard.
        () => {},
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [pathname, hasToken]);
  return url;
}
