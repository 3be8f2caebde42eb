import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pageAtQuery, useHasToken } from '../api/index.ts';
import { urls } from '../urls/index.ts';

/**
 * URL of the edit form of the record that a public page shows, for staff who may write content. The code is loaded only
 * for signed-in users, because visitors need neither roles nor dashboard URLs.
 */
export function useEditUrl(pathname: string): string | undefined {
  const hasToken = useHasToken();
  const client = useQueryClient();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isCurrent = hasToken;
    setUrl(undefined);
    if (hasToken) {
      import('./edit-url.ts').then(
        ({ editUrl }) => {
          const page = client.getQueryData(pageAtQuery(decodeURIComponent(pathname.slice(1))).queryKey);
          if (isCurrent) setUrl(editUrl(page ? urls.page(page.id) : pathname));
        },
        // Without the link, staff can still go through the dashboard.
        () => {},
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [pathname, hasToken, client]);
  return url;
}
